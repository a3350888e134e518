/** The public parts of the map for pages of other features. */
export { BaseAround } from './base-around.tsx';
export { isAnotherMap, loadMapOf, MapPage } from './map-page.tsx';
