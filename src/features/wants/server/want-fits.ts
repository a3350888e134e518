import { stem } from '../../item-language/server/item-language.ts';
import {
  type Candidate,
  matchOf,
  scoredSearch,
  type ScoredTerm,
  searchWords,
} from '../../search/server/search.ts';
import type { StoredTerm } from './index-want.ts';
import { mentionsOf } from './mentions.ts';

/** What is compared with wants: a listing, or what a seller has written of one. */
export interface ListingTexts {
  title: string;
  description: string;
  tags: readonly string[];
  category: string;
}

/** A listing whose words are read once, for comparing it with many wants. */
export interface ReadListing extends ListingTexts {
  stems: ReadonlySet<string>;
  /** As the ranking of search takes it. */
  candidate: Candidate;
}

export function readListing(listing: ListingTexts): ReadListing {
  const words = [listing.title, listing.description, ...listing.tags].flatMap(wordsOf);
  return {
    ...listing,
    stems: new Set(words.map(stem)),
    candidate: {
      title: listing.title,
      tags: listing.tags,
      searchText: ` ${words.join(' ')} `,
      priceCents: 0,
      listedAt: new Date(0),
      distance: null,
      category: listing.category,
    },
  };
}

/** All words of a text, of which `searchWords` returns only the first few. */
const wordsOf = (text: string): string[] =>
  text.split(/\s+/u).flatMap((part) => searchWords(part.replace(/['’]/g, '')));

/**
 * Whether a listing has every word that is wanted, and is the thing itself: a lock for bikes is no bike. A word that is
 * excluded may stand in its description, where it is told as a con, but not in its name.
 */
export function wantFits(
  { sought, excluded }: { sought: readonly StoredTerm[]; excluded: readonly string[] },
  listing: ReadListing,
): boolean {
  const hasAll = sought.every(({ ways }) => ways.some((way) => way.every((word) => listing.stems.has(word))));
  if (!hasAll || isExcluded(excluded, listing)) return false;
  return matchOf(scoredSearch(sought.map(scored)), listing.candidate, Date.now()).isThing;
}

const isExcluded = (excluded: readonly string[], { title, tags }: ListingTexts): boolean =>
  excluded.some((word) => [title, ...tags].some((text) => mentionsOf(word, text).length > 0));

const scored = ({ kind, isAside, ways }: StoredTerm): ScoredTerm => ({
  kind,
  isAside,
  ways: ways.map((stems) => ({ stems, weight: 1 })),
  inside: null,
});
