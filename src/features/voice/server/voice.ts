/** The public API of voice for other features on the server. */
export type { Engine } from './enhancement/engine.ts';
