// The camera over the map: what part of the sheet is shown. On a phone it frames the lands of the epoch; two fingers zoom,
// one moves, a double tap shows everything and back; on any screen it leans towards where something happens.
import { HEIGHT, WIDTH } from "./map";
import { PLACES } from "./places";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Shift {
  x: number; // px, before scaling
  y: number;
  scale: number;
}

/** The lands in play in each epoch, without the oceans beside them, in units of the map. */
const LANDS: Record<string, Box> = {
  ancient: { left: 326, top: 84, width: 566, height: 380 },
  modern: { left: 44, top: 0, width: 906, height: 488 },
};
const CLOSEST = 5;
const LEAN = 1.12; // how far the camera leans in on a phone …
const SLIGHT = 1.04; // … and where plates hang on the map, which must not be cut off
const TAP = 300; // ms between the two taps of a double tap
const STILL = 8; // px a finger may move in a tap
const NEAR = 40; // px between the two taps of a double tap

export class Camera {
  width = $state(0); // of the window onto the map, in px
  height = $state(0);
  all = $state(false); // the whole world is shown
  #own = $state.raw<Shift | null>(null); // set by fingers
  held = $state(false); // fingers move it: no easing
  #fingers = new Map<number, PointerEvent>();
  #moved = false;
  #tapped: PointerEvent | null = null;
  #waiting = 0; // the timer of a tap that chooses unless a second one follows

  /** The size of the sheet without any shift: the whole map fits into the window. */
  get #sheet(): { width: number; height: number } {
    const width = Math.min(this.width, (this.height * WIDTH) / HEIGHT);
    return { width, height: (width * HEIGHT) / WIDTH };
  }

  /** The transform of the sheet: `phone` frames the epoch, `towards` are territories where something happens. */
  style(phone: boolean, epoch: string, towards: string[]): string {
    if (!this.width) return "";
    const shift =
      (phone && this.#own) ||
      this.#lean(
        phone && !this.all ? this.#framed(LANDS[epoch]!) : { x: 0, y: 0, scale: 1 },
        towards,
        phone ? LEAN : SLIGHT,
      );
    return `translate(${shift.x.toFixed(1)}px, ${shift.y.toFixed(1)}px) scale(${shift.scale.toFixed(3)})`;
  }

  #framed(box: Box): Shift {
    const unit = this.#sheet.width / WIDTH;
    const scale = Math.min(this.width / (box.width * unit), this.height / (box.height * unit));
    return this.#centred(box.left + box.width / 2, box.top + box.height / 2, scale);
  }

  /** The shift that brings a place of the map into the middle. */
  #centred(x: number, y: number, scale: number): Shift {
    const unit = this.#sheet.width / WIDTH;
    return { x: -(x - WIDTH / 2) * unit * scale, y: -(y - HEIGHT / 2) * unit * scale, scale };
  }

  #lean(from: Shift, towards: string[], lean: number): Shift {
    const places = towards.flatMap((territory) => PLACES[territory]?.pieces ?? []);
    if (!places.length) return from;
    const middle = (axis: number) => {
      const values = places.filter((_, index) => index % 2 === axis);
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    const to = this.#centred(middle(0), middle(1), from.scale * lean);
    const part = 1 - 1 / lean; // the place leans as far as the sheet grows, so that no border of the sheet comes into sight
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, scale: to.scale };
  }

  /** Back to the epoch's frame. */
  reset(): void {
    this.#own = null;
    this.all = false;
  }

  // Fingers

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    this.#fingers.set(event.pointerId, event);
    if (this.#fingers.size > 1) {
      this.#moved = true;
      return;
    }
    this.#moved = false;
    if (this.#tapped && this.#follows(this.#tapped, event)) {
      clearTimeout(this.#waiting);
      this.all = this.#own === null && !this.all;
      this.#own = null;
      this.#moved = true; // neither tap chooses anything
      this.#tapped = null;
    } else this.#tapped = event;
  }

  #follows(first: PointerEvent, second: PointerEvent): boolean {
    const apart = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
    return second.timeStamp - first.timeStamp < TAP && apart < NEAR;
  }

  move(event: PointerEvent, epoch: string): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const others = [...this.#fingers.values()].filter((one) => one.pointerId !== event.pointerId);
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.#moved && Math.hypot(dx, dy) < STILL) return;
    this.#moved = this.held = true;
    this.#tapped = null;
    const from = this.#own ?? (this.all ? { x: 0, y: 0, scale: 1 } : this.#framed(LANDS[epoch]!));
    const other = others[0];
    if (other) {
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const scale = Math.min(CLOSEST, Math.max(1, (from.scale * apart(event)) / Math.max(1, apart(before))));
      const grown = scale / from.scale;
      this.#own = this.#kept({ x: from.x * grown + dx / 2, y: from.y * grown + dy / 2, scale });
    } else this.#own = this.#kept({ ...from, x: from.x + dx, y: from.y + dy });
    this.#fingers.set(event.pointerId, event);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.held &&= this.#fingers.size > 0;
  }

  /** A click that ends a gesture chooses nothing; that of a tap waits in case a second tap follows. */
  click(event: MouseEvent): void {
    const tapped = event instanceof PointerEvent && event.pointerType === "touch" ? event.target : null;
    if (!this.#moved && !tapped) return;
    event.stopPropagation();
    event.preventDefault();
    if (!this.#moved && tapped) {
      const again = new MouseEvent("click", { bubbles: true, cancelable: true });
      this.#waiting = window.setTimeout(() => tapped.dispatchEvent(again), TAP);
    }
    this.#moved = false;
  }

  /** The sheet never leaves the window. */
  #kept({ x, y, scale }: Shift): Shift {
    const room = (sheet: number, window: number) => Math.max(0, (sheet * scale - window) / 2);
    const [wide, high] = [room(this.#sheet.width, this.width), room(this.#sheet.height, this.height)];
    return { x: Math.min(wide, Math.max(-wide, x)), y: Math.min(high, Math.max(-high, y)), scale };
  }
}
