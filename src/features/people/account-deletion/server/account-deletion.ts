/** The public API of account deletion for other features on the server. */

export { createCancelDeletion, type CancelDeletion } from './cancel-deletion.ts';
