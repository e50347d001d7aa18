declare module "virtual:drawings/*" {
  const drawings: Record<string, string>;
  export default drawings;
}
