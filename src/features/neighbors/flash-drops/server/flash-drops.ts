/** The public API of Flash Drops for other features on the server. */

export { createPostIntoEvent } from './post-into-event.ts';
export { standingHolders } from './prizes.queries.ts';
export { scheduleWeekends } from './schedule-weekends.ts';
