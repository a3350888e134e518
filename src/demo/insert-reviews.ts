import { sql, type Transaction } from 'kysely';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { PAST_DEALS } from './past-deals.ts';
import { PEOPLE } from './people.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { DAY_MS } from '../shared/time.ts';

const SEED = 20_261_117;
/** Older than the time the other participant has to write, younger than the newest member. */
const NEWEST_DAYS = 20;
const OLDEST_DAYS = 165;
/** Every sixth person is new and not rated yet. */
const NEW_AMONG = 6;

interface Names {
  /** The same id for the same name at every load. */
  stableId: (kind: string, name: string) => string;
  personId: (username: string) => string;
  guestKey: string;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/**
 * Inserts past sales between people of the demo, with their reviews; every rating in the demo comes from
 * here.
 */
export async function insertReviews(trx: Transaction<DB>, names: Names): Promise<void> {
  const random = seededRandom(SEED);
  const rated = PEOPLE.filter((_, index) => index % NEW_AMONG !== NEW_AMONG - 1).map(
    ({ username }) => username,
  );
  const next = dealer(rated, random);
  const deals = PAST_DEALS.map((deal) => {
    const seller = next();
    const buyer = next(seller);
    const soldDays = NEWEST_DAYS + random() * (OLDEST_DAYS - NEWEST_DAYS);
    return {
      ...deal,
      seller,
      buyer,
      soldDays,
      writtenDays: [soldDays - 0.2 - random(), soldDays - 0.5 - 4 * random()],
    };
  });
  await insertRows(
    trx,
    'sales',
    deals.map(({ title, priceCents, seller, buyer, soldDays }) => ({
      id: names.stableId('past-sale', title),
      listing_id: names.stableId('past-listing', title),
      seller_id: names.personId(seller),
      buyer_id: names.personId(buyer),
      item_title: title,
      price_cents: priceCents,
      completed_at: daysAgo(soldDays),
    })),
  ).execute();
  await insertGone(
    trx,
    deals.map(({ title }) => names.stableId('past-listing', title)),
  );
  const reviews = deals.flatMap(({ title, seller, buyer, aboutSeller, aboutBuyer, writtenDays }) => {
    const shownDays = Math.min(...writtenDays);
    return [
      { type: 'seller', about: aboutSeller, from: buyer, to: seller },
      { type: 'buyer', about: aboutBuyer, from: seller, to: buyer },
    ].map(({ type, about, from, to }, index) => ({
      id: names.stableId('review', `${title}:${type}`),
      sale_id: names.stableId('past-sale', title),
      type,
      reviewer_id: names.personId(from),
      reviewee_id: names.personId(to),
      rating: about.stars,
      content: about.text,
      created_at: daysAgo(writtenDays[index] ?? shownDays),
      publishes_at: daysAgo(shownDays),
      counted: true,
      reply: about.reply,
      replied_at: about.reply === null ? null : daysAgo(shownDays - 1),
    }));
  });
  await insertRows(trx, 'reviews', reviews).execute();
  await insertVotes(
    trx,
    reviews,
    PEOPLE.map(({ username }) => names.personId(username)),
    random,
  );
  await insertWaiting(trx, names);
}

/** Returns people in turn, the first dozen twice as often; never the excluded one. */
function dealer(usernames: readonly string[], random: () => number): (taken?: string) => string {
  let deck: string[] = [];
  return (taken) => {
    if (deck.every((username) => username === taken)) {
      deck = shuffled([...usernames, ...usernames.slice(0, 12)], random);
    }
    const at = deck.findLastIndex((username) => username !== taken);
    return deck.splice(at, 1)[0] ?? '';
  };
}

/** The listings of these sales are deleted, and their addresses say so. */
async function insertGone(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await insertRows(
    trx,
    'gone_listings',
    ids.map((id) => ({ id })),
  ).execute();
}

/** Marks a few of the reviews as helpful. */
async function insertVotes(
  trx: Transaction<DB>,
  reviews: readonly { id: string; reviewer_id: string }[],
  people: readonly string[],
  random: () => number,
): Promise<void> {
  const votes = reviews.flatMap(({ id, reviewer_id }) => {
    const voters = shuffled(people, random).slice(0, Math.floor(random() ** 3 * 5));
    return voters.flatMap((profile_id) =>
      profile_id === reviewer_id ? [] : [{ review_id: id, profile_id }],
    );
  });
  await insertRows(trx, 'review_votes', votes).execute();
}

/**
 * Sales of the last days: both log-ins and the guest can write a review, and one review waits for the other.
 */
async function insertWaiting(trx: Transaction<DB>, { stableId, personId, guestKey }: Names): Promise<void> {
  const waiting = [
    { title: 'Reading chair, red', seller: 'nora', buyer: 'elif', days: 3 },
    { title: 'Pocket level, brass', seller: 'omar', buyer: 'nora', days: 6 },
    { title: 'Milk crate of singles', seller: 'sam', buyer: 'theo', days: 2 },
    { title: 'Camping stove', seller: null, buyer: 'sam', days: 4 },
  ];
  await insertRows(
    trx,
    'sales',
    waiting.map(({ title, seller, buyer, days }) => ({
      id: stableId('past-sale', title),
      listing_id: stableId('past-listing', title),
      seller_id: seller === null ? null : personId(seller),
      seller_guest: seller === null ? guestKey : null,
      buyer_id: personId(buyer),
      item_title: title,
      price_cents: 3000,
      completed_at: daysAgo(days),
    })),
  ).execute();
  await insertGone(
    trx,
    waiting.map(({ title }) => stableId('past-listing', title)),
  );
  // Written by the buyer of nora's item: her review publishes both.
  const [first] = waiting;
  if (!first?.seller) return;
  await trx
    .insertInto('reviews')
    .values({
      id: stableId('review', `${first.title}:seller`),
      sale_id: stableId('past-sale', first.title),
      type: 'seller',
      reviewer_id: personId(first.buyer),
      reviewee_id: personId(first.seller),
      rating: 5,
      content: 'Helped me down two flights of stairs with it, and the chair is a joy.',
      created_at: daysAgo(first.days - 1),
      publishes_at: sql`now() + interval '12 days'`,
    })
    .execute();
}
