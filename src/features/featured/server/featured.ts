/** The public API of featured listings for other features on the server. */
export { featuredAmong, nextInRotation } from './featured.queries.ts';
export { followPlans } from './rotation.ts';
