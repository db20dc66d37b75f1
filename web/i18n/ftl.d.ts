// Catalogues are bundled as plain text.
declare module "*.ftl" {
  const text: string;
  export default text;
}
