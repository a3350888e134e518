/** The public API of the photo reader for the pages of other features. */
export type { PhotoWriting } from '../contract/photo-writing.ts';
export { readWriting } from './read-writing.ts';
