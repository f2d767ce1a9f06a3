// what esbuild's loaders make of files that are no scripts
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.woff2" {
  const address: string;
  export default address;
}
declare module "*.ftl" {
  const text: string;
  export default text;
}
/** a style that comes with a game's table, not with the page: its address */
declare module "*.later.css" {
  const address: string;
  export default address;
}
declare module "*.css";
declare module "*.toml" {
  const text: string;
  export default text;
}
