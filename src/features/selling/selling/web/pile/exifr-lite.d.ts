/** The build of the library that reads JPEG and HEIC; its declarations name the whole one only. */
declare module 'exifr/dist/lite.esm.mjs' {
  export { parse } from 'exifr';
}
