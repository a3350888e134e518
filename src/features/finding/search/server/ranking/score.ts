import {
  ASIDES,
  isModelName,
  kindsNamed,
  standingOf,
  startsPart,
  stem,
} from '../../../../items/item-language/server/item-language.ts';
import type { RankedWords } from '../../../../items/listings/server/listings.ts';
import { FILLER, QUALITIES } from '../query/plain-words.ts';
import type { SoughtTerm } from '../query/read-terms.ts';

/** How well a match represents a term, from 0 to 1. */
const WEIGHTS = { typed: 1, synonym: 0.92, inside: 0.5 } as const;

/** A search term with all of its phrasings. */
export interface ScoredTerm {
  kind: 'word' | 'name' | 'measure';
  /** Whether the term only says what the item is for or comes with. */
  isAside: boolean;
  /** The stems and weight of each phrasing. */
  ways: readonly { stems: readonly string[]; weight: number }[];
  /** Text that may match inside a word; null if that is not allowed. */
  inside: string | null;
}

/** A search prepared for `matchOf`, computed once for all candidates. */
export interface ScoredSearch {
  terms: readonly PreparedTerm[];
  /** The index of the term that names the item. */
  itemIndex: number;
  /** The stems of all phrasings of all terms. */
  searchedStems: ReadonlySet<string>;
}

interface PreparedTerm extends Omit<ScoredTerm, 'ways'> {
  ways: readonly Way[];
  /** The phrasings by their first stem. A term can have dozens, and a title has few words. */
  waysByStart: ReadonlyMap<string, readonly Way[]>;
}

interface Way {
  stems: readonly string[];
  weight: number;
  /** The stems with spaces around them, as stored texts contain them. */
  spaced: readonly string[];
}

export interface Candidate {
  title: string;
  /** The words as read when the listing was saved. Words of the text are null if all terms are in the name. */
  words: RankedWords;
  priceCents: number;
  /** Milliseconds since 1970. */
  listedAt: number;
  /** Distance in meters. */
  distance: number | null;
  category: string;
}

/** How a listing matches a search. */
export interface Match {
  /** From 0. Higher is better. */
  score: number;
  /** Indexes of the terms that the listing does not have. */
  missing: readonly number[];
  /** Whether the title or tags name the item. */
  isNamed: boolean;
}

/** Weight of a term in the description, relative to the title. */
const IN_TEXT = 0.3;
const IN_TAGS = 0.75;
const TERM_WEIGHTS = { word: 1, name: 1.5, measure: 0.9 } as const;
const MAY_BE_OTHER_ITEM = 0.88;
const DAY_MS = 86_400_000;

/** Minimum length to search inside words. Shorter text is part of too many others. */
const MIN_INSIDE_LENGTH = 3;

/** Prepares a term for scoring. */
export function scoredTerm({ kind, isAside, words, synonyms, narrower }: SoughtTerm): ScoredTerm {
  const [word = ''] = words;
  const synonymWeight = kind === 'measure' ? WEIGHTS.typed : WEIGHTS.synonym;
  return {
    kind,
    isAside,
    ways: [
      { stems: words.map(stem), weight: WEIGHTS.typed },
      ...[...synonyms, ...narrower].map((name) => ({ stems: name.map(stem), weight: synonymWeight })),
    ],
    inside: kind === 'word' && word.length >= MIN_INSIDE_LENGTH ? stem(word) : null,
  };
}

/** Returns the index of the term that names the item: in English the last word of a name, before measures. */
export function itemIndexOf(terms: readonly Pick<ScoredTerm, 'kind' | 'isAside'>[]): number {
  const named = terms.findLastIndex(({ kind, isAside }) => kind !== 'measure' && !isAside);
  return named >= 0 ? named : terms.findLastIndex(({ kind }) => kind !== 'measure');
}

export const scoredSearch = (terms: readonly ScoredTerm[]): ScoredSearch => ({
  terms: terms.map(preparedTerm),
  itemIndex: itemIndexOf(terms),
  searchedStems: new Set(terms.flatMap(({ ways }) => ways.flatMap(({ stems }) => stems))),
});

function preparedTerm(term: ScoredTerm): PreparedTerm {
  const ways = term.ways.map((way) => ({ ...way, spaced: way.stems.map((form) => ` ${form} `) }));
  return { ...term, ways, waysByStart: Map.groupBy(ways, ({ stems }) => stems[0] ?? '') };
}

/** Scores a listing against the search terms, without its price. */
export function matchOf(search: ScoredSearch, candidate: Candidate, now: number): Match {
  const { terms, itemIndex } = search;
  const { words } = candidate;
  const title: TitleWords = { stems: words.title.split(' '), standing: words.standing };
  let sum = 0;
  let whole = 0;
  let isNamed = itemIndex < 0;
  const missing: number[] = [];
  for (const [index, term] of terms.entries()) {
    const weight = TERM_WEIGHTS[term.kind] * (index === itemIndex ? 1.4 : 1);
    whole += weight;
    const inTitle = valueInTitle(term, title, search.searchedStems, index === itemIndex);
    const named = inTitle === 0 && term.ways.some((way) => isIn(words.tags, way)) ? IN_TAGS : inTitle;
    const value = Math.max(named, words.text === null ? IN_TEXT : valueInText(term, words.text));
    if (index === itemIndex && named > 0) isNamed = true;
    if (value === 0) missing.push(index);
    sum += weight * value;
  }
  const coverage = whole === 0 ? 1 : sum / whole;
  const age = Math.max(0, now - candidate.listedAt) / DAY_MS;
  const freshness = 0.04 / (1 + age / 21);
  const nearness = candidate.distance === null ? 0 : 0.08 / (1 + candidate.distance / 8000);
  const closeness = 0.06 * neighbors(search, title);
  return { score: coverage + closeness + freshness + nearness, missing, isNamed };
}

/** The title words in order, in the format of `ListingWords`. */
interface TitleWords {
  stems: readonly string[];
  standing: string;
}

/** Whether a space-separated text of stems contains all of these. One text is faster to search than a list of words. */
const isIn = (text: string, { spaced }: Way): boolean => spaced.every((form) => text.includes(form));

function valueInTitle(
  term: PreparedTerm,
  title: TitleWords,
  searchedStems: ReadonlySet<string>,
  isItem: boolean,
): number {
  let best = 0;
  for (let index = 0; index < title.stems.length; index += 1) {
    const ways = waysAt(term, title, index);
    if (ways.length === 0) continue;
    const standing = standingOf(title.standing, index);
    for (const { stems, weight } of ways) {
      const value = isItem
        ? weight * standing * otherItem(title, index, stems.length, searchedStems)
        : weight * Math.max(standing, 0.6);
      best = Math.max(best, value);
    }
    // Earlier words of a title count more: "Phone case Samsung Galaxy" is not a phone.
    if (isItem) break;
  }
  if (best > 0) return best;
  return isInside(term, title) ? WEIGHTS.inside : 0;
}

const isInside = ({ inside }: PreparedTerm, { stems }: TitleWords): boolean =>
  inside !== null && stems.some((word) => word.includes(inside));

/** Words after "for" are weighted at most this much, because they name what the item is for. */
const OF_ANOTHER_ITEM = 0.35;

/**
 * Whether the words of a listing name the searched item rather than an accessory: neither "lock for bikes" nor "bike
 * lock" is a bike.
 */
export function namesItem({ terms, itemIndex, searchedStems }: ScoredSearch, words: RankedWords): boolean {
  const term = terms[itemIndex];
  if (term === undefined) return true;
  const title: TitleWords = { stems: words.title.split(' '), standing: words.standing };
  const first = title.stems.findIndex((_, index) => waysAt(term, title, index).length > 0);
  if (first < 0) return term.ways.some((way) => isIn(words.tags, way)) || isInside(term, title);
  return (
    standingOf(title.standing, first) > OF_ANOTHER_ITEM &&
    waysAt(term, title, first).some(({ stems }) => !isOtherName(title, first + stems.length, searchedStems))
  );
}

/** Whether the following word makes it the name of another item. Models do not count. */
function isOtherName(
  { stems, standing }: TitleWords,
  index: number,
  searchedStems: ReadonlySet<string>,
): boolean {
  const follower = stems[index];
  if (follower === undefined || startsPart(standing, index) || searchedStems.has(follower)) return false;
  // "Kitchen table seats 8" names no seats.
  if (follower === 'seat' && /^\d/.test(stems[index + 1] ?? '')) return false;
  return kindsNamed([follower]).length > 0 && !isModelName([follower]);
}

const NO_WAYS: readonly Way[] = [];

/** Returns the phrasings of a term that begin at an index of the title. */
function waysAt({ waysByStart }: PreparedTerm, { stems: title }: TitleWords, index: number): readonly Way[] {
  const ways = waysByStart.get(title[index] ?? '');
  if (ways === undefined) return NO_WAYS;
  return ways.filter(({ stems }) => stems.every((word, offset) => title[index + offset] === word));
}

/** Lowers the score if the next word may name another item: "bicycle bell". */
function otherItem(
  { stems, standing }: TitleWords,
  index: number,
  length: number,
  searchedStems: ReadonlySet<string>,
): number {
  const next = index + length;
  const follower = startsPart(standing, next) ? '' : (stems[next] ?? '');
  const saysMore =
    ASIDES.has(follower) || QUALITIES.has(follower) || FILLER.has(follower) || /\d/.test(follower);
  return follower === '' || saysMore || searchedStems.has(follower) ? 1 : MAY_BE_OTHER_ITEM;
}

function valueInText({ ways, inside }: PreparedTerm, text: string): number {
  let best = 0;
  for (const way of ways) if (way.weight > best && isIn(text, way)) best = way.weight;
  if (best === 0 && inside !== null && text.includes(inside)) best = WEIGHTS.inside;
  return best * IN_TEXT;
}

/** Returns the share of adjacent terms that are also adjacent in the title. */
function neighbors({ terms }: ScoredSearch, title: TitleWords): number {
  if (terms.length < 2) return 0;
  const adjacent = terms.slice(1).filter((next, index) => {
    const first = terms[index];
    return first !== undefined && title.stems.some((_, at) => isFollowed(first, next, title, at));
  });
  return adjacent.length / (terms.length - 1);
}

/** Whether a term begins at an index of the title, with the next one right after it. */
const isFollowed = (first: PreparedTerm, next: PreparedTerm, title: TitleWords, index: number): boolean =>
  waysAt(first, title, index).some(({ stems }) => waysAt(next, title, index + stems.length).length > 0);
