import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { counted } from '../../../../shared/counted.ts';
import type { POINT_ACTIONS, PointAction, RefusalReason } from '../contract/point-actions.ts';
import type { PointEntry } from '../contract/points.ts';
import type { PrizeId } from '../contract/prizes.ts';

export const ACTION_ICONS: Readonly<Record<PointAction, IconName>> = {
  post: 'plus',
  reply: 'message-circle',
  share: 'share-2',
  sale: 'handshake',
  invite: 'user-round-plus',
};

/** Icon and color of each prize. The color is that of the equivalent podium rank. */
export const PRIZE_LOOKS: Readonly<Record<PrizeId, { icon: IconName; ground: string }>> = {
  'top-lister': { icon: 'trophy', ground: 'bg-zest' },
  'community-favorite': { icon: 'heart', ground: 'bg-peach' },
  'quick-seller': { icon: 'zap', ground: 'bg-orchid' },
};

type DescribedEntry = Pick<PointEntry, 'act' | 'state' | 'itemTitle' | 'person'>;

/** Describes a ledger entry. */
export function entryText({ act, state, itemTitle, person }: DescribedEntry): string {
  const item = itemTitle === null ? 'a listing' : `“${itemTitle}”`;
  const name = person?.name ?? 'someone';
  const isUndone = state === 'taken-back';
  switch (act) {
    case 'post':
      return isUndone ? `Removed ${item}` : `Posted ${item}`;
    case 'reply':
      return `First reply to ${name}`;
    case 'share':
      if (state === 'waiting') return `Shared ${item}`;
      return isUndone ? `Removed ${item}, which you shared` : `${upperFirst(name)} opened ${item}`;
    case 'sale':
      return isUndone ? `Sale of ${item} undone` : `Sold ${item} to ${name}`;
    case 'invite':
      return `${upperFirst(name)} signed up`;
  }
}

/** Why an entry earned nothing. */
export const REASON_TEXTS: Readonly<Record<RefusalReason, string>> = {
  'daily-limit': "Past that day's limit",
  'same-person': 'Not counted: same device or network',
  'same-buyer': 'Not counted: one sale per buyer',
  'new-buyer': "Not counted: new account, and you didn't both confirm a meetup",
};

/** Formats points like '+20' or '−20'; '0' for actions beyond the cap. */
export const pointsText = (points: number): string =>
  points === 0 ? '0' : points < 0 ? `−${-points}` : `+${points}`;

const SUMMARIES: Readonly<Record<PointAction, readonly [one: string, many: string]>> = {
  post: ['listing', 'listings'],
  reply: ['first reply', 'first replies'],
  share: ['share that was opened', 'shares that were opened'],
  sale: ['sale', 'sales'],
  invite: ['friend signed up', 'friends signed up'],
};

/** Formats a summary like '7 shares that were opened'. */
export function summaryText(act: PointAction, count: number): string {
  return counted(count, ...SUMMARIES[act]);
}

const CONDITIONS: Readonly<Record<PointAction, string | null>> = {
  post: null,
  reply: 'First reply in a chat',
  share: 'Once someone else opens it',
  sale: 'When the deal is done',
  invite: 'When they sign up',
};

/** Describes when an action counts, such as 'When they sign up, up to 5'. */
export function termsOf({ act, cap, per }: (typeof POINT_ACTIONS)[number]): string {
  const limit = `up to ${cap} a ${per}`;
  const terms = [CONDITIONS[act], limit].filter((part) => part !== null).join(', ');
  return terms.slice(0, 1).toUpperCase() + terms.slice(1);
}

const upperFirst = (name: string): string => (name === 'someone' ? 'Someone' : name);
