/** The part of the library that is used here. Its own declarations omit it. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPixels {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `pixels` with upright RGBA data. Calls back with null if the image is damaged. */
    display(pixels: HeifPixels, done: (filled: HeifPixels | null) => void): void;
  }
  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
