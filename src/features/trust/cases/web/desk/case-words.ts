import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { counted } from '../../../../../shared/counted.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../../shared/time.ts';
import {
  CASE_REASONS,
  type CaseKind,
  type CaseReason,
  HARM_GROUPS,
  type Harm,
} from '../../contract/case-limits.ts';
import type { Standing } from '../../contract/case-parts.ts';
import type { CaseRow } from '../../contract/case-queue.ts';

interface KindWords {
  one: string;
  /** Label of the filter. */
  many: string;
  icon: IconName;
}

export const KINDS: Readonly<Record<CaseKind, KindWords>> = {
  listing: { one: 'Listing', many: 'Listings', icon: 'tag' },
  photo: { one: 'Photo', many: 'Photos', icon: 'image' },
  message: { one: 'Message', many: 'Messages', icon: 'message-square-text' },
  conversation: { one: 'Chat', many: 'Chats', icon: 'messages-square' },
  review: { one: 'Review', many: 'Reviews', icon: 'star' },
  profile: { one: 'Person', many: 'People', icon: 'circle-user-round' },
  zone: { one: 'Zone', many: 'Zones', icon: 'map-pin' },
  'zone-post': { one: 'Post', many: 'Posts', icon: 'pen-line' },
  event: { one: 'Event', many: 'Events', icon: 'zap' },
};

const REASONS = new Map<CaseReason, string>(CASE_REASONS.map(({ value, label }) => [value, label]));
export const reasonLabel = (reason: CaseReason): string => REASONS.get(reason) ?? reason;

export const harmLabel = (harm: Harm): string =>
  HARM_GROUPS.find(({ value }) => value === harm)?.label ?? harm;

/** Formats how long something takes: 'a minute', '38 minutes', '1 h 12 min', '2 days'. */
export function durationLabel(minutes: number): string {
  if (minutes < 60) return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Formats the time until a case is due, and how pressing that is. */
export function timeLeft(dueAt: string, now: number): { text: string; tone: 'late' | 'soon' | 'calm' } {
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { text: `${span(-left)} late`, tone: 'late' };
  return { text: `${span(left)} left`, tone: left < HOUR_MS ? 'late' : left < 3 * HOUR_MS ? 'soon' : 'calm' };
}

function span(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / DAY_MS)} days`;
}

/** Formats the time since a moment: 'just now', '3 minutes ago', '2 h ago'. */
export function agoLabel(iso: string, now: number): string {
  const ms = now - Date.parse(iso);
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) {
    return `${counted(Math.floor(ms / MINUTE_MS), 'minute')} ago`;
  }
  return `${span(ms)} ago`;
}

/** Returns the second line of a row: the reason and whom it is about. */
export function rowDetail(row: CaseRow, now: number): string {
  const { kind, person, personJoinedAt } = row;
  const reason = reasonLabel(row.reason);
  if (person === null) return `${reason}. ${KINDS[kind].one}`;
  if (row.source === 'appeal') return `${person.name} asks for another look`;
  if (kind === 'profile') return reason;
  const joined = personJoinedAt === null ? '' : joinedLabel(personJoinedAt, now);
  const by = kind === 'message' || kind === 'conversation' ? `${KINDS[kind].one} from` : 'By';
  return `${reason}. ${by} ${person.name}${joined}`;
}

/** Mentions new accounts only: they need a closer look. */
function joinedLabel(joinedAt: string, now: number): string {
  const days = Math.floor((now - Date.parse(joinedAt)) / DAY_MS);
  if (days > 7) return '';
  return days <= 0 ? ', joined today' : `, joined ${days === 1 ? 'yesterday' : `${days} days ago`}`;
}

/** Returns who opened a case: '4 reports', 'Automatic' or 'Appeal'. */
export function sourceLabel({ source, reports }: Pick<CaseRow, 'source' | 'reports'>): string {
  if (source === 'appeal') return 'Appeal';
  if (source === 'automatic') return 'Automatic';
  if (source === 'operator' && reports === 0) return 'By an operator';
  return counted(reports, 'report');
}

const STATES: Readonly<Record<Standing['state'], string | null>> = {
  active: null,
  limited: 'Limited',
  suspended: 'Suspended',
  closed: 'Closed',
  leaving: 'Leaving',
};

/** Returns the state of an account, such as 'Suspended'; null if there is nothing to say. */
export const standingLabel = ({ state }: Standing): string | null => STATES[state];
