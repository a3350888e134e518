import { cutAtWord } from '../../../../shared/cut-at-word.ts';

const MAX_LENGTH = 60;

/** Shortens a listing's title for notification titles and mail subjects, which phones and inboxes cut. */
export const listingInTitle = (title: string): string => cutAtWord(title, MAX_LENGTH);
