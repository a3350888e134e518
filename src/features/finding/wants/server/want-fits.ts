import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import {
  isA,
  itemOf,
  KINDS,
  lineageOf,
  readWordsOfListing,
  stem,
} from '../../../items/item-language/server/item-language.ts';
import type { TextReading } from '../../../items/listings/server/listings.ts';
import {
  type Candidate,
  matchOf,
  namesThing,
  type ScoredTerm,
  scoredSearch,
  searchWords,
} from '../../search/server/search.ts';
import type { StoredTerm } from './index-want.ts';
import { mentionsOf } from './mentions.ts';

/** A listing prepared to be compared with many wants, from its stored reading. */
export interface ReadListing {
  title: string;
  tags: readonly string[];
  category: string;
  stems: ReadonlySet<string>;
  /** Stems of the words of its title and tags. */
  named: ReadonlySet<string>;
  /** The kind of the item and the broader kinds; empty if unknown. */
  kinds: ReadonlySet<string>;
  /** What it is an accessory of, though it is unknown which: "Zelda for Nintendo Switch". */
  accessoryOf: string | null;
  /** Whether its seller wants to buy instead of sell. */
  isWanted: boolean;
  /** As the ranking of search takes it. */
  candidate: Candidate;
}

export function listingToFit(
  { title, tags, category }: Pick<ReadListing, 'title' | 'tags' | 'category'>,
  { words, item: { kind, partOf, isWanted } }: Pick<TextReading, 'words' | 'item'>,
): ReadListing {
  return {
    title,
    tags,
    category,
    stems: stemsOf(words.text),
    named: stemsOf(`${words.title}${words.tags}`),
    kinds: new Set(kind === null ? [] : lineageOf(kind).map(({ name }) => name)),
    accessoryOf: kind === null ? (partOf?.name ?? null) : null,
    isWanted,
    candidate: { title, words, priceCents: 0, listedAt: 0, distance: null, category },
  };
}

/** Reads a listing that a seller is still writing. */
export const draftToFit = (
  draft: Pick<ReadListing, 'title' | 'tags'> & { description: string; category: CategorySlug | null },
): ReadListing =>
  listingToFit(
    { ...draft, category: draft.category ?? '' },
    { words: readWordsOfListing(draft), item: itemOf(draft.title, draft.category) },
  );

const stemsOf = (words: string): Set<string> => new Set(words.split(' ').filter(Boolean));

/**
 * Whether the item of a listing is of the wanted kind or a narrower one, and has everything else that is wanted. What only
 * comes with the item, fits it or is a part of it is another kind. Where the kind of either is unknown, the words decide, as
 * in the ranking of search, which also keeps out names that only start that of something else. A word that is excluded may stand in the description, where it is told as a con, but not in the
 * name.
 */
export function wantFits(
  { sought, excluded }: { sought: readonly StoredTerm[]; excluded: readonly string[] },
  listing: ReadListing,
): boolean {
  if (listing.isWanted) return false;
  const wanted = sought.find(({ itemKind }) => itemKind != null)?.itemKind ?? null;
  const isOfKind = wanted !== null && listing.kinds.has(wanted);
  if (!isOfKind && wanted !== null && !mayBe(listing, wanted)) return false;
  const hasAll = sought.every(
    ({ ways, isKindName = false, isModel = false }) =>
      (isOfKind && isKindName) || hasWay(ways, isModel ? listing.named : listing.stems),
  );
  if (!hasAll || isExcluded(excluded, listing)) return false;
  const search = scoredSearch(sought.map(scored));
  return (
    namesThing(search, listing.candidate.words) ||
    (isOfKind && !matchOf(search, listing.candidate, Date.now()).isNamed)
  );
}

const hasWay = (ways: StoredTerm['ways'], stems: ReadonlySet<string>): boolean =>
  ways.some((way) => way.every((word) => stems.has(word)));

/** Whether a listing that is not known to be of a kind may be: one that says less, or nothing we know. */
function mayBe({ kinds, accessoryOf }: ReadListing, wanted: string): boolean {
  const kind = KINDS.get(wanted);
  // The kind may have been removed from the table since the want was stored.
  if (kind === undefined) return true;
  const owner = accessoryOf === null ? undefined : KINDS.get(accessoryOf);
  if (owner !== undefined && (isA(owner, kind) || isA(kind, owner))) return false;
  if (kinds.size === 0) return true;
  const [narrowest = ''] = kinds;
  return lineageOf(kind).some(({ name }) => name === narrowest);
}

const isExcluded = (excluded: readonly string[], { title, tags, named }: ReadListing): boolean =>
  excluded.some(
    (word) =>
      searchWords(word).every((part) => named.has(stem(part))) &&
      [title, ...tags].some((text) => mentionsOf(word, text).length > 0),
  );

const scored = ({ kind, isAside, ways }: StoredTerm): ScoredTerm => ({
  kind,
  isAside,
  ways: ways.map((stems) => ({ stems, weight: 1 })),
  inside: null,
});
