/** The public parts of the map for pages of other features. */
export { BaseAround } from './base-around.tsx';
export { isAnotherMap, loadMapOf } from './map-page.tsx';
export { MapPage } from './map-page.tsx';
