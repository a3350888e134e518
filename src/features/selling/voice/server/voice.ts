/** The public API of voice for other features on the server. */
export type { DraftEngine } from './enhancement/engine.ts';
