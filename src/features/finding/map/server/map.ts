/** The public API of the map for other features on the server. */
export { loadMap, type MapServices } from './load-map.ts';
