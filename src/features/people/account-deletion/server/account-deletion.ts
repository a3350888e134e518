/** The public API of account deletion for other features on the server. */

export { createCancelDeletion } from './cancel-deletion.ts';
