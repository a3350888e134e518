import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, personKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { findTextReadings, presentCard } from '../../../items/listings/server/listings.ts';
import { unstatedOf } from '../../../selling/listing-drafts/server/listing-drafts.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { favoritesAmong } from '../../favorites/server/favorites.ts';
import { findSales } from '../../price-help/server/price-help.ts';
import { findPage, readBrowse } from '../../search/server/search.ts';
import type { WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import type { LocalPrice, MatchQuestion, WantMatches } from '../contract/want-match.ts';
import { isMeasure } from '../contract/want-name.ts';
import { checkWant } from './check-want.ts';
import { soughtTerms, storedTerms } from './index-want.ts';
import { markMatchesSeen } from './mark-seen.ts';
import { countSales, findDetails, type MatchDetails } from './match-details.queries.ts';
import { type MatchedListing, matchFacts } from './match-facts.ts';
import { listingToFit, wantFits } from './want-fits.ts';

export interface MatchServices {
  db: Database;
  live: Live;
  /** How many minutes a member usually takes to answer; null before their first answer. */
  replyMinutesOf: (profileId: string) => Promise<number | null>;
}

/** Maximum number of listings that are compared with a want. */
const MAX_COMPARED = 150;

/**
 * Returns the listings for sale that match a want, with pros and cons. Matches that the owner of a stored want sees here
 * are not notified later.
 * @throws DomainError for invalid criteria.
 */
export async function findMatches(
  services: MatchServices,
  actor: Actor,
  { wantId, ...question }: MatchQuestion,
): Promise<WantMatches> {
  const want = checkWant(question);
  const hidden = await blockedPeopleOf(services.db, actor);
  const [fitting, price] = await Promise.all([
    findFitting(services, want, actor),
    findLocalPrice(services.db, want, hidden),
  ]);
  const shown = fitting.slice(0, WANT_LIMITS.matches);
  const facts = matchFacts(await matchedListings(services, shown), {
    excluded: want.excluded,
    price,
    now: new Date(),
  });
  const ids = shown.map(({ card }) => card.id);
  if (wantId !== undefined && actor.kind === 'member') await markMatchesSeen(services, actor, wantId, ids);
  const saved = actor.kind === 'member' ? await favoritesAmong(services.db, actor.id, ids) : null;
  return {
    matches: shown.map(({ card }, index) => ({
      listing: card,
      favourite: saved?.has(card.id) ?? false,
      pros: [],
      cons: [],
      ...facts[index],
    })),
    total: fitting.length,
    price,
  };
}

async function findFitting({ db }: MatchServices, want: WantCriteria, actor: Actor): Promise<Fitting[]> {
  const { terms, category, conditions, minPriceCents, maxPriceCents, place, withinKm } = want;
  const read = await readBrowse(
    db,
    {
      ...(terms.length > 0 && { q: terms.join(', ') }),
      ...(category !== null && { category }),
      ...(minPriceCents !== null && { minPriceCents }),
      ...(maxPriceCents !== null && { maxPriceCents }),
      ...(place !== null && { near: place }),
      ...(place !== null && withinKm !== null && { withinKm }),
      // The words were corrected when the want was read, and by its owner.
      exact: '1',
    },
    async () => actor,
  );
  if (read.by === 'nothing') return [];
  const narrowed = { ...read, browse: { ...read.browse, ...(conditions.length > 0 && { conditions }) } };
  const me = actor.kind === 'visitor' ? null : personKey(actor);
  const rows = (await findPage(db, narrowed, { limit: MAX_COMPARED })).rows.filter(
    (row) => row.misses === undefined && (row.seller_id ?? row.guest_key) !== me,
  );
  const ids = rows.map(({ id }) => id);
  const [details, readings] = await Promise.all([findDetails(db, ids), findTextReadings(db, ids)]);
  const sought = storedTerms(soughtTerms(terms));
  return rows.flatMap((row) => {
    const detail = details.get(row.id);
    const reading = readings.get(row.id);
    if (detail === undefined || reading === undefined) return [];
    const listing = listingToFit({ ...row, tags: detail.tags }, reading);
    if (!wantFits({ sought, excluded: want.excluded }, listing)) return [];
    return [{ card: presentCard(row), detail }];
  });
}

interface Fitting {
  card: ListingCard;
  detail: MatchDetails;
}

/** Adds what is known about the sellers to the listings. */
async function matchedListings(
  { db, replyMinutesOf }: MatchServices,
  fitting: readonly Fitting[],
): Promise<MatchedListing[]> {
  const members = fitting.flatMap(({ card: { seller } }) => (seller.kind === 'member' ? [seller.id] : []));
  const sales = await countSales(db, [...new Set(members)]);
  const habits = new Map(
    await Promise.all([...sales.keys()].map(async (id) => [id, await replyMinutesOf(id)] as const)),
  );
  return fitting.map(({ card, detail }) => {
    const seller = card.seller.kind === 'member' ? card.seller.id : '';
    const text = [card.title, detail.description, ...detail.tags].join('. ');
    return {
      ...detail,
      card,
      sold: sales.get(seller) ?? 0,
      answerMinutes: habits.get(seller) ?? null,
      unstated: unstatedOf(card.category, text),
    };
  });
}

const NOTHING: LocalPrice = { sales: 0, near: false, medianCents: null, since: null };

/**
 * Returns the prices for which similar items were sold nearby. Ignores sizes, because few sales have the same size.
 * @param hidden People whose listings are hidden from the viewer.
 */
async function findLocalPrice(
  db: Database,
  { terms, category, place }: WantCriteria,
  hidden: readonly string[],
): Promise<LocalPrice> {
  const title = terms.filter((term) => !isMeasure(term)).join(' ');
  if (title === '') return NOTHING;
  const { since, ...sales } = await findSales(db, {
    title,
    category: category ?? undefined,
    near: place ?? undefined,
    hidden,
    enough: WANT_LIMITS.sales,
  });
  return { ...sales, since: since?.toISOString() ?? null };
}
