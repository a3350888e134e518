/** The public API of deals for the pages of other features. */
export { dealsInChat } from './deals-in-chat.tsx';
export { SoldToDialog } from './load-sold-to-dialog.ts';
