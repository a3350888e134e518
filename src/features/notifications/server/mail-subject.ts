import { cutAtWord } from '../../../shared/cut-at-word.ts';
import { groupTitle } from '../contract/group-title.ts';
import type { DueNotification } from './due.queries.ts';

/** Names are people's, so they can be long. Inboxes show less. */
const MAX_LENGTH = 120;

type Named = Pick<DueNotification, 'title' | 'grouped_title' | 'mail_subject' | 'count'>;

/**
 * The subject of a mail about these notifications, the newest first: who and what of the newest, and how many more.
 * @param daily It is the one mail of the day.
 */
export function mailSubject([newest, ...others]: readonly [Named, ...Named[]], daily: boolean): string {
  // People's words are in it, so nothing may end the line of the header.
  const line = subjectOf(newest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const more = others.length === 0 ? '' : ` (+${others.length} more)`;
  return `${daily ? 'Your day on Offhand: ' : ''}${cutAtWord(line, MAX_LENGTH)}${more}`;
}

function subjectOf({ title, grouped_title: groupedTitle, mail_subject: subject, count }: Named): string {
  const isGroup = count > 1 && groupedTitle !== null;
  return isGroup ? groupTitle({ title, groupedTitle, count }) : (subject ?? title);
}
