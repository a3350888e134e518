/** The public API of site texts for the composition. */
export { recordVersions } from './versions.ts';
