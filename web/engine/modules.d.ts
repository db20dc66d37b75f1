// Modules that the build puts in place: Pyodide beside the worker (site) or inside it (single file).
declare module "taktbrett:pyodide" {
  export const loadPyodide: (options: Record<string, unknown>) => Promise<any>;
}
declare module "taktbrett:parts" {
  export const createPyodideModule: object | undefined;
  export const cryptoModule: (url: string | null) => Promise<any> | null;
}
