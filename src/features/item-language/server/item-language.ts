/** The public API of item-language for other features on the server. */
export { irregularPlurals, stem } from './words/stem.ts';
