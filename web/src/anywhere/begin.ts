// When the page is shown: load the hall in it, where there is one, and then keep everything for a visit without a network.
import { house } from "./house.svelte";
import { keepOffline } from "./offline.svelte";
import { canStandIn, where } from "./where.svelte";

const LATER = 5_000; // ms; the page itself comes first

export function begin(): void {
  if (where.here) {
    house.local.start();
    void house.local.opened.then(keepOffline);
  } else if (canStandIn) setTimeout(() => void keepOffline(), LATER);
}
