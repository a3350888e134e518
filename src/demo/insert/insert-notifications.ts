import type { Transaction } from 'kysely';
import { notificationCatalog } from '../../app/composition/feature-catalogs.ts';
import { stepDetails } from '../../features/talking/deals/contract/step-details.ts';
import { dealNotification } from '../../features/talking/deals/server/deals.ts';
import {
  conversationLink,
  messageGroup,
  messageTitles,
} from '../../features/talking/messages/server/messages.ts';
import { DEMO_TIME_ZONE } from '../../platform/server/config.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { GUEST_NAME } from '../../shared/person-name.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import type { DemoChat } from '../content/chats.ts';
import { conversationId, DEMO_LOG_INS, listingId, personId, reviewId, saleId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import type { DemoFavorite } from '../content/make-interest.ts';
import type { DemoMarketplace } from '../content/make-marketplace.ts';
import type { DemoSale } from '../content/make-sales.ts';
import { PEOPLE } from '../content/people.ts';
import { demoCard } from './insert-deals.ts';
import { publishedAgo } from './insert-reviews.ts';

/** A notification to insert. */
interface DemoNotification {
  /** Username; null for the guest, who has alerts off. */
  to: string | null;
  /** A kind that a feature declares. */
  kind: string;
  group: string;
  title: string;
  message: string;
  link: string;
  minutesAgo: number;
  /** Of a listing: its picture stands beside the notification. */
  about: string;
  count?: number;
  groupedTitle?: string;
  messageSeq?: number;
  read: boolean;
}

/** Older ones were read and swept away. */
const KEPT_MINUTES = 30 * DAY_MINUTES;
/** People who log in have read older notifications, except those of messages. */
const READ_AFTER_MINUTES = 5 * 60;
const REVIEWS = '/reviews';

const hasLogIn = new Set<string>(
  PEOPLE.filter(({ email }) => DEMO_LOG_INS.some((logIn) => logIn === email)).map(({ username }) => username),
);

/** Inserts what those who can log in were notified of, at the time it happened. */
export async function insertNotifications(trx: Transaction<DB>, marketplace: DemoMarketplace): Promise<void> {
  const rows = notificationsOf(marketplace).flatMap((notification) => {
    if (notification.to === null || !hasLogIn.has(notification.to) || notification.minutesAgo > KEPT_MINUTES)
      return [];
    return {
      profile_id: personId(notification.to),
      kind: notification.kind,
      type: notificationCatalog.kind(notification.kind).type,
      group_key: notification.group,
      title: notification.title,
      grouped_title: notification.groupedTitle ?? null,
      count: notification.count ?? 1,
      message: notification.message,
      link: notification.link,
      message_seq: notification.messageSeq ?? null,
      listing_id: listingId({ title: notification.about }),
      read: notification.read,
      created_at: minutesBeforeNow(notification.minutesAgo),
    };
  });
  await insertRows(trx, 'notifications', rows).execute();
}

function notificationsOf({ listings, chats, sales, favorites }: DemoMarketplace): DemoNotification[] {
  const sellers = new Map(listings.map(({ title, sellerUsername }) => [title, sellerUsername]));
  return [
    ...chats.flatMap((chat) => ofChat(chat, sellers.get(chat.about) ?? null)),
    ...sales.flatMap((sale) => [...ofSale(sale), ...ofReviews(sale)]),
    ...ofFavorites(favorites),
    ...toWatchers(sales, favorites),
  ];
}

const nameOf = (person: string): string =>
  PEOPLE.find(({ username }) => username === person)?.fullName ?? person;

/** The unread messages of a chat as one, and each step of its deal. */
function ofChat(chat: DemoChat, seller: string | null): DemoNotification[] {
  const { about, buyer, lines, unread } = chat;
  const id = conversationId(chat);
  const name = { buyer: nameOf(buyer), seller: seller === null ? GUEST_NAME : nameOf(seller) };
  return lines.flatMap((line, index): DemoNotification[] => {
    const { minutesAgo, text, from } = line;
    const isLast = index === lines.length - 1;
    const common = { to: from === 'buyer' ? seller : buyer, link: conversationLink(id), about, minutesAgo };
    if (line.step) {
      const { step, data } = demoCard(line, line.step, chat);
      const { meetup, until } = data;
      const messageSeq = index + 1;
      const read = messageSeq <= lines.length - unread;
      const message = stepDetails({ step, name: name[from], title: about, meetup, until }, DEMO_TIME_ZONE);
      return [{ ...common, ...dealNotification(step, data.priceCents, id), message, messageSeq, read }];
    }
    if (!isLast || unread === 0) return [];
    return [
      {
        ...common,
        kind: 'message.received',
        group: messageGroup(id),
        ...messageTitles(name[from], about),
        count: unread,
        message: text,
        read: false,
      },
    ];
  });
}

/** Asks both people of a sale for a review. */
function ofSale(sale: DemoSale): DemoNotification[] {
  const { listing, buyer, minutesAgo, aboutSeller, aboutBuyer } = sale;
  return [
    { to: listing.sellerUsername, written: aboutBuyer },
    { to: buyer, written: aboutSeller },
  ].map(({ to, written }) => ({
    to,
    kind: 'review.asked-for',
    group: `sale:${saleId(listing)}`,
    title: 'How did it go?',
    message: `Leave a review for ${listing.title}.`,
    link: REVIEWS,
    about: listing.title,
    minutesAgo,
    read: written !== null || minutesAgo > READ_AFTER_MINUTES,
  }));
}

/** Notifies the people of a sale of their reviews: when one waits for the other, and when both are published. */
function ofReviews(sale: DemoSale): DemoNotification[] {
  const { listing, buyer, aboutSeller, aboutBuyer } = sale;
  const published = publishedAgo(sale);
  return [
    { type: 'seller' as const, to: listing.sellerUsername, review: aboutSeller },
    { type: 'buyer' as const, to: buyer, review: aboutBuyer },
  ].flatMap(({ type, to, review }) => {
    if (review === null) return [];
    const texts =
      published === null
        ? {
            kind: 'review.written',
            title: 'Someone reviewed you',
            message: "Write yours and you'll both see them.",
          }
        : {
            kind: 'review.published',
            title: 'You have a new review',
            message: "It's on your profile now.",
          };
    const group = `review:${reviewId(listing, type)}`;
    const minutesAgo = published ?? review.minutesAgo;
    const read = published !== null;
    return [{ ...texts, to, group, link: REVIEWS, about: listing.title, minutesAgo, read }];
  });
}

/** Tells sellers that their listings were saved, those of a listing as one. */
function ofFavorites(favorites: readonly DemoFavorite[]): DemoNotification[] {
  return [...Map.groupBy(favorites, ({ listing }) => listing)].map(([listing, saved]) => {
    const minutesAgo = Math.min(...saved.map((favorite) => favorite.minutesAgo));
    return {
      to: listing.sellerUsername,
      kind: 'favourite.saved',
      group: `like:${listingId(listing)}`,
      title: 'Someone saved your listing',
      groupedTitle: '{count} people saved your listing',
      count: saved.length,
      message: listing.title,
      link: `/listing/${listingId(listing)}`,
      about: listing.title,
      minutesAgo,
      read: minutesAgo > READ_AFTER_MINUTES,
    };
  });
}

/** Notifies people who saved a listing that someone else bought it. */
function toWatchers(sales: readonly DemoSale[], favorites: readonly DemoFavorite[]): DemoNotification[] {
  const bySold = new Map(sales.map((sale) => [sale.listing, sale]));
  return favorites.flatMap(({ username, listing }) => {
    const sale = bySold.get(listing);
    if (sale === undefined || sale.buyer === username) return [];
    return {
      to: username,
      kind: 'favourite.sold',
      group: `listing:${listingId(listing)}`,
      title: 'Sold',
      message: listing.title,
      link: `/listing/${listingId(listing)}`,
      about: listing.title,
      minutesAgo: sale.minutesAgo,
      read: sale.minutesAgo > READ_AFTER_MINUTES,
    };
  });
}
