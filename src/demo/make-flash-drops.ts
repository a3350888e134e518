import { ACTS, type Act, ruleOf } from '../features/flash-drops/contract/acts.ts';
import { seededRandom, shuffled } from '../shared/seeded-random.ts';
import { DAY_MINUTES } from '../shared/time.ts';
import type { DemoListing } from './make-listings.ts';
import type { DemoMarketplace } from './make-marketplace.ts';
import { PEOPLE } from './people.ts';

const SEED = 20_261_120;

/** Something that earned points. */
export interface DemoAct {
  act: Act;
  username: string;
  minutesAgo: number;
  /** The listing that was posted, shared or sold. */
  listing: DemoListing | null;
  /** Who was answered, opened it, bought or signed up. */
  other: string | null;
}

/** An event that the schedule made; its times are below zero for what is to come. */
export interface ScheduledEvent {
  id: string;
  startsMinutesAgo: number;
  endsMinutesAgo: number;
}

export interface DemoFlashDrop extends ScheduledEvent {
  listings: DemoListing[];
  /** Usernames. */
  participants: string[];
  /** Oldest first. */
  acts: DemoAct[];
  /** Who is reminded of one that is to come. */
  reminded: string[];
}

/** What happens in the events: those that have begun have points and listings, the next one has people to remind. */
export function makeFlashDrops(
  marketplace: DemoMarketplace,
  events: readonly ScheduledEvent[],
): DemoFlashDrop[] {
  const random = seededRandom(SEED);
  const next = events.find(({ startsMinutesAgo }) => startsMinutesAgo < 0);
  return events.map((event) => {
    const reminded = event === next ? shuffled(usernames(), random).slice(0, 21) : [];
    if (event.startsMinutesAgo < 0) return { ...event, listings: [], participants: [], acts: [], reminded };
    return {
      ...event,
      ...whatHappened(marketplace, event.startsMinutesAgo, event.endsMinutesAgo, random),
      reminded,
    };
  });
}

const usernames = (): string[] => PEOPLE.map(({ username }) => username);

/** What members posted and sold in the time of an event, and what they did for it besides. */
function whatHappened(
  { listings, sales }: DemoMarketplace,
  from: number,
  to: number,
  random: () => number,
): Pick<DemoFlashDrop, 'listings' | 'participants' | 'acts'> {
  const end = Math.max(to, 0);
  const isIn = ({ minutesAgo }: { minutesAgo: number }) => minutesAgo < from && minutesAgo > end;
  const posted = listings.filter((listing) => isIn(listing));
  const sold = sales.filter(isIn);
  const sellers = [...posted, ...sold.map(({ listing }) => listing)].flatMap(
    (one) => one.sellerUsername ?? [],
  );
  const participants = [...new Set(sellers)];
  const forSale = posted.filter(({ sellerUsername }) => sellerUsername !== null);

  const acts: DemoAct[] = [
    ...forSale.map((listing) => ({
      act: 'post' as const,
      username: listing.sellerUsername ?? '',
      minutesAgo: listing.minutesAgo,
      listing,
      other: null,
    })),
    ...sold.flatMap(({ listing, buyer, minutesAgo }) =>
      listing.sellerUsername === null
        ? []
        : [{ act: 'sale' as const, username: listing.sellerUsername, minutesAgo, listing, other: buyer }],
    ),
    ...participants.flatMap((username) => besides(username, { from, end, forSale, random })),
  ];
  return {
    listings: posted,
    participants,
    acts: acts.toSorted((one, other) => other.minutesAgo - one.minutesAgo),
  };
}

interface Occasion {
  from: number;
  end: number;
  forSale: readonly DemoListing[];
  random: () => number;
}

/** What somebody did besides posting and selling: some a lot, most a little. */
function besides(username: string, { from, end, forSale, random }: Occasion): DemoAct[] {
  const energy = random() ** 2;
  const days = Math.max(1, Math.floor((from - end) / DAY_MINUTES));
  const others = shuffled(
    usernames().filter((one) => one !== username),
    random,
  );
  const listings = shuffled(
    forSale.filter(({ sellerUsername }) => sellerUsername !== username),
    random,
  );
  const within = (since: number) => Math.round(end + 1 + random() * (since - end - 2));
  const countOf = (act: Act) => Math.round(energy * 0.9 * (ruleOf(act).cap ?? 0) * days);
  return ACTS.flatMap(({ act }): DemoAct[] => {
    if (act === 'reply') {
      const answered = others.slice(0, countOf(act));
      return answered.map((other) => ({ act, username, minutesAgo: within(from), listing: null, other }));
    }
    if (act === 'share') {
      const shared = listings.slice(0, countOf(act)).filter(({ minutesAgo }) => minutesAgo > end + 5);
      return shared.map((listing, index) => ({
        act,
        username,
        minutesAgo: within(listing.minutesAgo),
        listing,
        other: others[index] ?? null,
      }));
    }
    return [];
  });
}
