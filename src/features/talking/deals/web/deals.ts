/** The public API of deals for the pages of other features. */
export { dealsInChat } from './deals-in-chat.ts';
export { SoldToDialog } from './load-sold-to-dialog.ts';
