/** The public parts of the map for pages of other features. */
export { isAnotherMap, loadMapOf } from './load-map-of.ts';
export { MapPage } from './map-page.tsx';
