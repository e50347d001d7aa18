declare module "virtual:drawings/common" {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "virtual:drawings/world" {
  const drawings: Record<string, string>;
  export default drawings;
}
