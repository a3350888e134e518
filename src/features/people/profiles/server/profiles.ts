/** The public API of profiles for other features on the server. */
export { syncProfile } from './sync-profile.ts';
