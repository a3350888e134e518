import type { Transaction } from 'kysely';
import type { NotificationType } from '../features/notifications/contract/notification-types.ts';
import { dealGroup, messageGroup } from '../features/notifications/server/conversation-groups.ts';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { DEMO_CHATS } from './chats.ts';
import { formatWholeDollars } from '../shared/money.ts';
import type { DemoPersonKey } from './insert-chats.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

interface DemoNotification {
  /** Username. */
  to: string;
  type: NotificationType;
  title: string;
  /** Title of a demo listing. */
  about: string;
  minutesAgo: number;
  /** Unread when left out. */
  read?: true;
}

const NEWS: DemoNotification[] = [
  {
    to: 'nora',
    type: 'like',
    title: '3 people saved your listing',
    about: 'Single speed, red, 52 cm',
    minutesAgo: 2 * HOUR,
  },
  {
    to: 'nora',
    type: 'listing',
    title: 'Available again',
    about: 'Mushroom lamp, orange glass look',
    minutesAgo: 5 * HOUR,
  },
  {
    to: 'nora',
    type: 'other',
    title: 'Meet-up confirmed',
    about: 'Blue two-seat sofa, comes apart',
    minutesAgo: 3 * HOUR,
    read: true,
  },
  {
    to: 'nora',
    type: 'like',
    title: 'Somebody saved your listing',
    about: 'Soul 45s, box of thirty',
    minutesAgo: 3 * DAY,
    read: true,
  },
  {
    to: 'nora',
    type: 'listing',
    title: 'Sold',
    about: 'Citizen Eco-Drive, green',
    minutesAgo: 6 * DAY,
    read: true,
  },
  {
    to: 'sam',
    type: 'like',
    title: 'Somebody saved your listing',
    about: 'Danner hiking boots, 9.5',
    minutesAgo: 4 * HOUR,
  },
  {
    to: 'sam',
    type: 'other',
    title: 'Offer accepted: $240',
    about: 'Blue two-seat sofa, comes apart',
    minutesAgo: DAY,
    read: true,
  },
];

interface Names {
  listingId: (title: string) => string;
  person: (username: string) => string;
  seller: (title: string) => DemoPersonKey;
  /** Username of who sells it; 'Guest User' for a guest. */
  sellerName: (title: string) => string;
  stableId: (kind: string, name: string) => string;
}

/** What the people of the demo were told: messages that wait, and a few other things. */
export async function insertNotifications(trx: Transaction<DB>, names: Names): Promise<void> {
  const { listingId, person, seller, sellerName, stableId } = names;
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * MINUTE_MS);
  const messages = DEMO_CHATS.flatMap(({ about, buyer, lines, unread }) => {
    const last = lines.at(-1);
    const to = last?.from === 'buyer' ? seller(about) : { id: person(buyer), isGuest: false };
    if (last === undefined || unread === 0 || to.isGuest) return [];
    const from = last.from === 'buyer' ? buyer : sellerName(about);
    const conversationId = stableId('conversation', `${about}:${buyer}`);
    const offer = last.step?.priceCents;
    const notified =
      offer === undefined
        ? {
            type: 'message',
            group_key: messageGroup(conversationId),
            title: unread === 1 ? `Message from ${from}` : `${unread} messages from ${from}`,
            message: last.text,
          }
        : {
            type: 'other',
            group_key: dealGroup(conversationId, 'offer'),
            title: `New offer: ${formatWholeDollars(offer)}`,
            message: about,
          };
    return {
      ...notified,
      profile_id: to.id,
      link: `/messages/${conversationId}`,
      read: false,
      created_at: at(last.minutesAgo),
    };
  });
  const others = NEWS.map(({ to, type, title, about, minutesAgo, read = false }) => ({
    profile_id: person(to),
    type,
    group_key: `${type}:${listingId(about)}`,
    title,
    message: about,
    link: `/listing/${listingId(about)}`,
    read,
    created_at: at(minutesAgo),
  }));
  await insertRows(trx, 'notifications', [...messages, ...others]).execute();
}
