// All messages the page may need, as one chunk: those of the Python package and the page's own.
const rooms = import.meta.glob<string>("../../../src/herohall/{core,games/*,bots,browser,server}/texts/de.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const page = import.meta.glob<string>(["./*.de.ftl", "../games/*/texts/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [...Object.values(rooms), ...Object.values(page)];
