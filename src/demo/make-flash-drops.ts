import { ACTS, type Act, ruleOf } from '../features/flash-drops/contract/acts.ts';
import type { ThemeId } from '../features/flash-drops/contract/themes.ts';
import { seededRandom, shuffled } from '../shared/seeded-random.ts';
import { DAY_MINUTES, HOUR_MINUTES } from '../shared/time.ts';
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

export interface DemoFlashDrop {
  title: string;
  description: string;
  theme: ThemeId;
  /** Below zero for what is to come. */
  startsMinutesAgo: number;
  endsMinutesAgo: number;
  listings: DemoListing[];
  /** Usernames. */
  participants: string[];
  /** Oldest first. */
  acts: DemoAct[];
  /** Who is reminded of one that is to come. */
  reminded: string[];
}

/** One that is on, one that is to come and two that are over, so that every page has something to show. */
export function makeFlashDrops(marketplace: DemoMarketplace): DemoFlashDrop[] {
  const random = seededRandom(SEED);
  const weekend = 54 * HOUR_MINUTES;
  const begun = (startsMinutesAgo: number) => ({
    startsMinutesAgo,
    endsMinutesAgo: startsMinutesAgo - weekend,
    reminded: [],
    // Events begin and end at whole hours, so up to an hour earlier.
    ...whatHappened(marketplace, startsMinutesAgo, startsMinutesAgo - weekend + HOUR_MINUTES, random),
  });
  return [
    {
      title: 'Fall Clear-Out',
      description: 'One weekend to empty the garage. List it, share it, sell it.',
      theme: 'clear-out',
      ...begun(31 * HOUR_MINUTES),
    },
    {
      title: 'Drawer of Tech',
      description: 'Phones, cameras and cables that still work and should be used.',
      theme: 'tech',
      ...begun(6 * DAY_MINUTES),
    },
    {
      title: 'Great Outdoors',
      description: 'Tents, bikes and boards. Send them on another trip.',
      theme: 'outdoors',
      ...begun(28 * DAY_MINUTES),
    },
    {
      title: 'Back to Campus',
      description: 'Desks, lamps, bikes and bedding for the new term. First come, first furnished.',
      theme: 'back-to-campus',
      startsMinutesAgo: -12 * DAY_MINUTES,
      endsMinutesAgo: -12 * DAY_MINUTES - weekend,
      listings: [],
      participants: [],
      acts: [],
      reminded: shuffled(usernames(), random).slice(0, 21),
    },
  ];
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
