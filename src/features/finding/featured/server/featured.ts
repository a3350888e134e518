/** The public API of featured listings for other features on the server. */
export { featuredAmong, nextInRotation } from './featured.queries.ts';
export { syncAllRotations } from './rotation.ts';
