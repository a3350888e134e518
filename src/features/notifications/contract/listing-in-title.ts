import { cutAtWord } from '../../../shared/cut-at-word.ts';

const MAX_LENGTH = 60;

/** The title of a listing as part of a notification's title or a mail's subject, which inboxes and phones cut. */
export const listingInTitle = (title: string): string => cutAtWord(title, MAX_LENGTH);
