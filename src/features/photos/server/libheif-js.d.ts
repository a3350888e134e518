/** The part of the library that is used here; its own declarations leave this part out. */
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
    /** Fills `pixels` with RGBA, upright; calls back with null if the picture is damaged. */
    display(pixels: HeifPixels, done: (filled: HeifPixels | null) => void): void;
  }
  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
