/** The public API of Flash Drops for other features on the server. */

export { createPostIntoEvent } from './post-into-event.ts';
