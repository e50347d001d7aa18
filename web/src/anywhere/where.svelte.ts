// Where new tables are opened: on the server this page came from, or in this page. A page of a site without a server says
// `here`; one of a server that can do without itself says `away`: then the hall in the page stands in when it is not reached.

const mark = document.querySelector<HTMLMetaElement>('meta[name="herohall-hall"]')?.content;

export const where = $state({
  here: mark === "here", // in this page
  away: false, // a server should answer, but does not
});

/** Whether the hall in the page can stand in for the server. */
export const canStandIn = mark === "away";
