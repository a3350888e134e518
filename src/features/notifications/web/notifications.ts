/** The public parts of notifications for pages of other features. */
export { askForPush } from './turn-on-push.ts';
