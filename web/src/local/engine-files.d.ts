/** Made by `build/engine.ts`: the sizes of the engine's files in bytes, and which Pyodide it is. */
declare module "virtual:engine-sizes" {
  const sizes: { info: unknown; wasm: number; library: number; archive: number };
  export default sizes;
}
