/** The public API of account deletion for other features on the server. */

export { createKeepPerson, type KeepPerson } from './cancel-deletion.ts';
