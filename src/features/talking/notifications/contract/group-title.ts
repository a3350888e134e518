import { cutAtWord } from '../../../../shared/cut-at-word.ts';

interface Grouped {
  title: string;
  /** Title with a {count} placeholder. */
  groupedTitle: string | null;
  count: number;
}

/** Returns the title of a notification, or a title with the number of grouped ones. */
export function groupTitle({ title, groupedTitle, count }: Grouped): string {
  return count === 1 || groupedTitle === null ? title : groupedTitle.replace('{count}', String(count));
}

const MAX_LENGTH = 60;

/** Shortens a listing's title for notification titles and mail subjects, which phones and inboxes cut. */
export const listingInTitle = (title: string): string => cutAtWord(title, MAX_LENGTH);
