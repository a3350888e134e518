import { cutAtWord } from '../../../../shared/cut-at-word.ts';
import { groupTitle } from '../contract/group-title.ts';
import type { DueNotification } from './due.queries.ts';

/** Names can be long, but inboxes show less. */
const MAX_LENGTH = 120;

type Named = Pick<DueNotification, 'title' | 'grouped_title' | 'mail_subject' | 'count'>;

/**
 * Returns the subject of a mail about these notifications, newest first: who and what of the newest, and the number of
 * others.
 * @param digestOf The name of the site if it is the daily digest.
 */
export function mailSubject(
  [newest, ...others]: readonly [Named, ...Named[]],
  digestOf: string | null,
): string {
  // The title includes user text, so strip line breaks that would end the header.
  const line = subjectOf(newest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const more = others.length === 0 ? '' : ` (+${others.length} more)`;
  return `${digestOf === null ? '' : `Your day on ${digestOf}: `}${cutAtWord(line, MAX_LENGTH)}${more}`;
}

function subjectOf({ title, grouped_title: groupedTitle, mail_subject: subject, count }: Named): string {
  const isGroup = count > 1 && groupedTitle !== null;
  return isGroup ? groupTitle({ title, groupedTitle, count }) : (subject ?? title);
}
