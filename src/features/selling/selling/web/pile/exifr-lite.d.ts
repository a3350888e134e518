/** The library's build for JPEG and HEIC. Its own declarations cover only the full build. */
declare module 'exifr/dist/lite.esm.mjs' {
  export { parse } from 'exifr';
}
