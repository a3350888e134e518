/** The public API of comparisons for other features on the server. */
export { compareLoaded } from './compare-loaded.ts';
export { type LoadedItem, loadItems } from './load-items.ts';
export { takeApart } from './shared-snapshot.ts';
