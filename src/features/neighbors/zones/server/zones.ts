/** The public API of zones for other features on the server. */
export { postIntoZone } from './listings/add-listing.ts';
export { countActivity } from './count-activity.ts';
