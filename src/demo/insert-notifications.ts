import type { Transaction } from 'kysely';
import { notificationCatalog } from '../app/composition/notification-catalog.ts';
import { dealGroup } from '../features/deals/server/notify-of-deal.ts';
import { messageGroup } from '../features/messages/server/messages.ts';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { DEMO_CHATS } from './chats.ts';
import { formatWholeDollars } from '../shared/money.ts';
import { DAY_MINUTES, HOUR_MINUTES, MINUTE_MS } from '../shared/time.ts';
import type { DemoPersonKey } from './insert-chats.ts';

interface DemoNotification {
  /** Username. */
  to: string;
  /** A kind that a feature declares. */
  kind: string;
  title: string;
  /** Title of a demo listing. */
  about: string;
  minutesAgo: number;
  /** Unread when left out. */
  read?: true;
}

const NOTIFICATIONS: DemoNotification[] = [
  {
    to: 'nora',
    kind: 'favourite.saved',
    title: '3 people saved your listing',
    about: 'Single speed, red, 52 cm',
    minutesAgo: 2 * HOUR_MINUTES,
  },
  {
    to: 'nora',
    kind: 'favourite.available',
    title: 'Available again',
    about: 'Mushroom lamp, orange glass look',
    minutesAgo: 5 * HOUR_MINUTES,
  },
  {
    to: 'nora',
    kind: 'deal.meetup-confirmed',
    title: 'Meet-up confirmed',
    about: 'Blue two-seat sofa, comes apart',
    minutesAgo: 3 * HOUR_MINUTES,
    read: true,
  },
  {
    to: 'nora',
    kind: 'favourite.saved',
    title: 'Someone saved your listing',
    about: 'Soul 45s, box of thirty',
    minutesAgo: 3 * DAY_MINUTES,
    read: true,
  },
  {
    to: 'nora',
    kind: 'favourite.sold',
    title: 'Sold',
    about: 'Citizen Eco-Drive, green',
    minutesAgo: 6 * DAY_MINUTES,
    read: true,
  },
  {
    to: 'sam',
    kind: 'favourite.saved',
    title: 'Someone saved your listing',
    about: 'Danner hiking boots, 9.5',
    minutesAgo: 4 * HOUR_MINUTES,
  },
  {
    to: 'sam',
    kind: 'deal.offer-accepted',
    title: 'Offer accepted: $240',
    about: 'Blue two-seat sofa, comes apart',
    minutesAgo: DAY_MINUTES,
    read: true,
  },
];

interface Names {
  listingId: (title: string) => string;
  person: (username: string) => string;
  seller: (title: string) => DemoPersonKey;
  /** Username of the seller; 'Guest User' for a guest. */
  sellerName: (title: string) => string;
  stableId: (kind: string, name: string) => string;
}

/** Inserts the notifications of the demo: unread messages and a few others. */
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
            kind: 'message.received',
            group_key: messageGroup(conversationId),
            title: unread === 1 ? `Message from ${from}` : `${unread} messages from ${from}`,
            message: last.text,
          }
        : {
            kind: 'deal.offer-made',
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
  const others = NOTIFICATIONS.map(({ to, kind, title, about, minutesAgo, read = false }) => ({
    profile_id: person(to),
    kind,
    group_key: `${kind}:${listingId(about)}`,
    title,
    message: about,
    link: `/listing/${listingId(about)}`,
    read,
    created_at: at(minutesAgo),
  }));
  await insertRows(
    trx,
    'notifications',
    [...messages, ...others].map((row) => ({ ...row, type: notificationCatalog.kind(row.kind).type })),
  ).execute();
}
