import {
  type PointAction,
  type RefusalReason,
  ruleOf,
} from '../../features/neighbors/flash-drops/contract/point-actions.ts';
import { seededRandom, shuffled } from '../../shared/seeded-random.ts';
import type { DemoChat, DemoLine } from './chats.ts';
import { conversationId, listingId, saleId } from './demo-ids.ts';
import type { DemoListing } from './make-listings.ts';
import type { DemoMarketplace } from './make-marketplace.ts';
import { PEOPLE } from './people.ts';

const SEED = 20_261_120;
/** Every so many-th link that is shared in an event that is on was not opened yet. */
const UNOPENED_EVERY = 5;
/** Shares a day of the most eager member. */
const MAX_SHARES = 4;

/** Something that earned points, or earned none for a reason. */
interface DemoAct {
  act: PointAction;
  username: string;
  minutesAgo: number;
  /** The row it follows from, as the ledger names it. */
  source: string;
  listing: { title: string } | null;
  /** Who was answered, opened the link or bought; null for a visitor or the guest. */
  other: string | null;
}

interface LedgerEntry extends DemoAct {
  reason: RefusalReason | null;
  points: number;
  listings: 0 | 1;
  sales: 0 | 1;
}

/** A link to a listing; null for one that nobody opened yet. */
interface DemoShare {
  username: string;
  listing: DemoListing;
  sharedAgo: number;
  openedAgo: number | null;
}

/** An event; its times are below zero for what is to come. */
export interface ScheduledEvent {
  id: string;
  startsMinutesAgo: number;
  endsMinutesAgo: number;
}

export interface DemoFlashDrop extends ScheduledEvent {
  listings: DemoListing[];
  /** Usernames of those who posted in it. */
  participants: string[];
  shares: DemoShare[];
  /** Oldest first. */
  entries: LedgerEntry[];
  /** Who is reminded of one that is to come. */
  reminded: string[];
}

/**
 * Returns what happens in the events. Listings, replies and sales are those of the marketplace in that time.
 * @param dayOf The day of the site on which something happened, by which limits count.
 */
export function makeFlashDrops(
  marketplace: DemoMarketplace,
  events: readonly ScheduledEvent[],
  dayOf: (minutesAgo: number) => string,
): DemoFlashDrop[] {
  const random = seededRandom(SEED);
  const next = events.find(({ startsMinutesAgo }) => startsMinutesAgo < 0);
  return events.map((event) => {
    const reminded = event === next ? shuffled(usernames(), random).slice(0, 21) : [];
    if (event.startsMinutesAgo < 0)
      return { ...event, listings: [], participants: [], shares: [], entries: [], reminded };
    const period = { from: event.startsMinutesAgo, end: Math.max(event.endsMinutesAgo, 0) };
    const listings = marketplace.listings.filter(isDuring(period));
    const participants = [...new Set(listings.flatMap(({ sellerUsername }) => sellerUsername ?? []))];
    const shares = makeShares(listings, participants, { period, random, dayOf });
    const acts = [
      ...postsOf(listings),
      ...repliesOf(marketplace),
      ...salesOf(marketplace),
      ...shares.flatMap((share) => openingOf(share, random)),
    ].filter((act) => isDuring(period)(act) && participants.includes(act.username));
    return { ...event, listings, participants, shares, entries: countActs(acts, dayOf), reminded };
  });
}

const usernames = (): string[] => PEOPLE.map(({ username }) => username);

/** A time from its start to its end, in minutes ago. */
interface Period {
  from: number;
  end: number;
}

const isDuring =
  ({ from, end }: Period) =>
  ({ minutesAgo }: { minutesAgo: number }): boolean =>
    minutesAgo <= from && minutesAgo > end;

const postsOf = (listings: readonly DemoListing[]): DemoAct[] =>
  listings.map((listing) => ({
    act: 'post',
    username: listing.sellerUsername ?? '',
    minutesAgo: listing.minutesAgo,
    source: `listing:${listingId(listing)}`,
    listing,
    other: null,
  }));

/** The first answer in each chat. */
function repliesOf({ chats, listings }: DemoMarketplace): DemoAct[] {
  const sellers = new Map(listings.map(({ title, sellerUsername }) => [title, sellerUsername]));
  return chats.flatMap((chat): DemoAct[] => {
    const answer = firstAnswer(chat);
    if (answer === undefined) return [];
    const people = { buyer: chat.buyer, seller: sellers.get(chat.about) ?? null };
    const { from, minutesAgo } = answer;
    return [
      {
        act: 'reply',
        username: people[from] ?? '',
        minutesAgo,
        source: `conversation:${conversationId(chat)}`,
        listing: { title: chat.about },
        other: people[from === 'buyer' ? 'seller' : 'buyer'],
      },
    ];
  });
}

function firstAnswer({ lines }: DemoChat): DemoLine | undefined {
  const written = lines.filter(({ step }) => step === undefined);
  return written.find(({ from }) => from !== written[0]?.from);
}

const salesOf = ({ sales }: DemoMarketplace): DemoAct[] =>
  sales.map(({ listing, buyer, minutesAgo }) => ({
    act: 'sale',
    username: listing.sellerUsername ?? '',
    minutesAgo,
    source: `sale:${saleId(listing)}`,
    listing,
    other: buyer,
  }));

interface Occasion {
  period: Period;
  random: () => number;
  dayOf: (minutesAgo: number) => string;
}

/** The links that members share of the listings of others: some many, most a few, none more than count in a day. */
function makeShares(
  listings: readonly DemoListing[],
  participants: readonly string[],
  { period: { from, end }, random, dayOf }: Occasion,
): DemoShare[] {
  const days = Math.max(1, new Set([dayOf(from), dayOf(end)]).size);
  const isOn = end === 0;
  const byAppeal = shuffled(listings, random);
  return participants.flatMap((username) => {
    const wanted = Math.ceil(random() ** 2 * MAX_SHARES * days);
    const choice = byAppeal
      .filter((listing) => listing.sellerUsername !== username && listing.minutesAgo > end + 5)
      // A few listings are passed on by many, most by nobody or one.
      .map((listing, index) => ({ listing, chance: random() ** (1 + index) }))
      .toSorted((a, b) => b.chance - a.chance)
      .slice(0, wanted)
      .map(({ listing }) => listing);
    const onDay = new Map<string, number>();
    return choice.flatMap((listing, index): DemoShare[] => {
      const openedAgo = Math.round(end + 1 + random() * (listing.minutesAgo - end - 3));
      const sharedAgo = openedAgo + 1;
      if (isOn && index % UNOPENED_EVERY === UNOPENED_EVERY - 1)
        return [{ username, listing, sharedAgo, openedAgo: null }];
      const day = dayOf(openedAgo);
      const count = (onDay.get(day) ?? 0) + 1;
      onDay.set(day, count);
      return count > ruleOf('share').cap ? [] : [{ username, listing, sharedAgo, openedAgo }];
    });
  });
}

/** Half of the links are opened by members, the others by visitors. */
function openingOf({ username, listing, openedAgo }: DemoShare, random: () => number): DemoAct[] {
  if (openedAgo === null) return [];
  const others = usernames().filter((name) => name !== username && name !== listing.sellerUsername);
  const other = random() < 0.5 ? (others[Math.floor(random() * others.length)] ?? null) : null;
  const source = `listing:${listingId(listing)}`;
  return [{ act: 'share', username, minutesAgo: openedAgo, source, listing, other }];
}

/** What each act earns, by the rules of the ledger: up to a limit a day, and once for each buyer. */
function countActs(acts: readonly DemoAct[], dayOf: (minutesAgo: number) => string): LedgerEntry[] {
  const earned = new Map<string, number>();
  const buyers = new Set<string>();
  return acts
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map((done): LedgerEntry => {
      const { act, username, minutesAgo, other } = done;
      const { points, cap } = ruleOf(act);
      const used = `${username}:${act}:${dayOf(minutesAgo)}`;
      const buyer = `${username}:${other}`;
      const reason = findReason({
        isRepeated: act === 'sale' && buyers.has(buyer),
        isFull: (earned.get(used) ?? 0) >= cap,
      });
      if (reason === null) earned.set(used, (earned.get(used) ?? 0) + 1);
      if (act === 'sale') buyers.add(buyer);
      const counts = reason !== 'same-buyer';
      return {
        ...done,
        reason,
        points: reason === null ? points : 0,
        listings: act === 'post' && counts ? 1 : 0,
        sales: act === 'sale' && counts ? 1 : 0,
      };
    });
}

function findReason({ isRepeated, isFull }: { isRepeated: boolean; isFull: boolean }): RefusalReason | null {
  if (isRepeated) return 'same-buyer';
  return isFull ? 'daily-limit' : null;
}
