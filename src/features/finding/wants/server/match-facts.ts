import { counted } from '../../../../shared/counted.ts';
import { distanceText, KM_PER_MILE } from '../../../../shared/distance.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { CONDITION_SLUGS, type ConditionSlug, conditionLabel } from '../../../../shared/taxonomy.ts';
import { capitalize } from '../../../../shared/text.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import type { LocalPrice, MatchFact } from '../contract/want-match.ts';
import { stemsOf } from './check-want.ts';
import type { MatchDetails } from './match-details.queries.ts';
import { mentionsOf } from './mentions.ts';

/** A match of a want, with its details. */
export interface MatchedListing extends MatchDetails {
  card: ListingCard;
  /** Number of listings its seller has sold. */
  sold: number;
  /** Minutes in which its seller usually answers. */
  answerMinutes: number | null;
  /** Questions of buyers that its texts do not answer, such as 'Year'. */
  unstated: readonly string[];
}

interface Question {
  excluded: readonly string[];
  price: LocalPrice;
  now: Date;
}

/** A price at least this far from the typical one is mentioned. */
const NOTABLE_SHARE = 0.05;
const DROP_DAYS = 30;
const NEW_DAYS = 2;
const OLD_DAYS = 10;
const SOLD_MANY = 3;
const NEAR_KM = 3;
const FAR_KM = 8;
const QUICK_MINUTES = 240;
const BEST_OF = 3;
const GOOD: readonly ConditionSlug[] = ['new', 'like-new'];
const WORN: readonly ConditionSlug[] = ['fair', 'poor'];

/** Materials. If one of them is excluded, another one is a pro. */
const MATERIALS = new Set(
  'steel aluminum aluminium titanium carbon chromoly oak pine walnut teak bamboo mdf plywood particleboard veneer leather vinyl linen cotton wool polyester plastic brass iron'.split(
    ' ',
  ),
);

type Find = (listing: MatchedListing, question: Question, all: readonly MatchedListing[]) => MatchFact | null;

/** A sentence whose parts between asterisks stand out. */
function fact(kind: MatchFact['kind'], sentence: string): MatchFact {
  const parts = sentence.split('**').map((text, index) => ({ text, strong: index % 2 === 1 }));
  return { kind, parts: parts.filter(({ text }) => text !== '') };
}

function lowPrice(
  listing: MatchedListing,
  { price }: Question,
  all: readonly MatchedListing[],
): MatchFact | null {
  const { priceCents } = listing.card;
  if (priceCents === 0) return fact('price', '**Free**');
  const below = (price.medianCents ?? 0) - priceCents;
  if (price.medianCents === null || below < price.medianCents * NOTABLE_SHARE) return null;
  const isLowest = all.length >= BEST_OF && isOnly(listing, all, ({ card }) => -card.priceCents);
  return fact(
    'price',
    isLowest
      ? `Lowest price, **${formatDollars(below)} below** the ${typicalPrice(price)}`
      : `**${formatDollars(below)} below** the ${typicalPrice(price)} of ${formatDollars(price.medianCents)}`,
  );
}

function highPrice({ card }: MatchedListing, { price }: Question): MatchFact | null {
  if (price.medianCents === null) return null;
  const above = card.priceCents - price.medianCents;
  if (above < price.medianCents * NOTABLE_SHARE) return null;
  return fact(
    'price',
    `**${formatDollars(above)} above** the ${typicalPrice(price)} of ${formatDollars(price.medianCents)}`,
  );
}

const typicalPrice = ({ near: isNear }: LocalPrice): string =>
  isNear ? 'typical local price' : 'typical price';

function priceDrop({ card, pastPrice }: MatchedListing, { now }: Question): MatchFact | null {
  if (pastPrice === null || pastPrice.priceCents <= card.priceCents) return null;
  const days = daysSince(pastPrice.until, now);
  if (days > DROP_DAYS) return null;
  return fact(
    'price-drop',
    `Price went down by **${formatDollars(pastPrice.priceCents - card.priceCents)}** ${ago(days)}`,
  );
}

function otherMaterial({ card, tags }: MatchedListing, { excluded }: Question): MatchFact | null {
  const unwanted = excluded.find((word) => MATERIALS.has(word));
  if (unwanted === undefined) return null;
  const material = [card.title, ...tags]
    .flatMap(stemsOf)
    .find((word) => MATERIALS.has(word) && word !== unwanted);
  return material === undefined ? null : fact('excluded', `${capitalize(material)}, so not ${unwanted}`);
}

function excludedPart({ card, description }: MatchedListing, { excluded }: Question): MatchFact | null {
  for (const word of excluded) {
    const mentions = mentionsOf(word, `${card.title}. ${description}`);
    const [mention] = mentions;
    if (mention === undefined) continue;
    const part = mentions.find((named) => named.part !== null)?.part ?? null;
    return fact('excluded', part === null ? `Mentions **${word}**` : `The **${part} is ${word}**`);
  }
  return null;
}

function goodCondition(
  listing: MatchedListing,
  _: Question,
  all: readonly MatchedListing[],
): MatchFact | null {
  const { condition } = listing.card;
  if (!GOOD.includes(condition)) return null;
  const isBest =
    all.length >= BEST_OF && isOnly(listing, all, ({ card }) => -CONDITION_SLUGS.indexOf(card.condition));
  return fact(
    'condition',
    `**${conditionLabel(condition)}**${isBest ? ', the best condition of these' : ''}`,
  );
}

const worn: Find = ({ card }) =>
  WORN.includes(card.condition) ? fact('condition', `**${conditionLabel(card.condition)}** condition`) : null;

const reserved: Find = ({ card }) => (card.reserved ? fact('reserved', '**Reserved** for someone') : null);

function sellerRecord({ sold, answerMinutes: minutes }: MatchedListing): MatchFact | null {
  if (sold < SOLD_MANY) return null;
  const answers =
    minutes === null || minutes > QUICK_MINUTES ? '' : `, answers in about ${duration(minutes)}`;
  return fact('seller', `Sold **${sold} things**${answers}`);
}

const noSales: Find = ({ card: { seller }, sold }) => {
  if (seller.kind === 'guest') return fact('seller', 'Sold by a guest, without ratings');
  return sold === 0 && seller.totalRatings === 0 ? fact('seller', 'The seller has **no sales** yet') : null;
};

const posted: Find = ({ listedAt }, { now }) => {
  const days = daysSince(listedAt, now);
  return days < NEW_DAYS ? fact('age', `Posted **${ago(days)}**`) : null;
};

const old: Find = ({ listedAt }, { now }) => {
  const days = daysSince(listedAt, now);
  return days >= OLD_DAYS ? fact('age', `Listed **${days} days** ago`) : null;
};

const near: Find = ({ card: { distanceKm } }) =>
  distanceKm !== undefined && distanceKm <= NEAR_KM ? away(distanceKm) : null;

const far: Find = ({ card: { distanceKm } }) =>
  distanceKm !== undefined && distanceKm >= FAR_KM ? away(distanceKm) : null;

const away = (km: number): MatchFact => fact('distance', `**${milesAway(km)}** away`);

const milesAway = (km: number): string => (km < KM_PER_MILE ? 'Under a mile' : distanceText(km));

const noPhotos: Find = ({ photos }) => (photos === 0 ? fact('photos', '**No photos**') : null);

const unstated: Find = ({ unstated: labels }) => {
  const [first, second] = labels;
  if (first === undefined) return null;
  const what = second === undefined ? first : `${first} and ${second.toLowerCase()}`;
  return fact('missing', `${what} not stated`);
};

/** Ordered by importance. */
const PROS: readonly Find[] = [lowPrice, priceDrop, otherMaterial, goodCondition, sellerRecord, posted, near];
const CONS: readonly Find[] = [
  excludedPart,
  highPrice,
  worn,
  reserved,
  old,
  noPhotos,
  noSales,
  far,
  unstated,
];

/**
 * Returns the pros and cons of each match, at most three of each, without repetition.
 */
export function matchFacts(
  matches: readonly MatchedListing[],
  question: Question,
): { pros: MatchFact[]; cons: MatchFact[] }[] {
  return matches.map((listing) => ({
    pros: PROS.flatMap((find) => find(listing, question, matches) ?? []).slice(0, WANT_LIMITS.pros),
    cons: CONS.flatMap((find) => find(listing, question, matches) ?? []).slice(0, WANT_LIMITS.cons),
  }));
}

/** Whether the listing alone has the highest value. */
const isOnly = (
  listing: MatchedListing,
  all: readonly MatchedListing[],
  valueOf: (match: MatchedListing) => number,
): boolean => all.every((other) => other === listing || valueOf(other) < valueOf(listing));

const daysSince = (then: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY_MS));

const ago = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

const duration = (minutes: number): string => {
  const hours = Math.round(minutes / 60);
  if (hours === 0) return minutes <= 1 ? '1 minute' : `${minutes} minutes`;
  return counted(hours, 'hour');
};
