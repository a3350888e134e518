import type { Database } from '../../../../../platform/server/db/database.ts';
import type { ListingCursor } from '../../../../items/listings/server/listings.ts';
import type { Browse } from '../browse.queries.ts';
import type { SoughtTerm } from '../query/read-terms.ts';
import { synonymsOf } from '../query/synonyms.ts';
import { formsOf } from '../query/word-forms.ts';
import type { Search } from '../search-conditions.ts';
import { searchWords } from '../search-terms.ts';
import type { UnderstoodSearch } from '../understand-search.ts';
import { insideWords } from '../words/inside-words.ts';
import { countsOf } from '../words/word-counts.ts';
import { type FoundCandidate, findCandidates } from './candidates.ts';
import { thingOf } from './score.ts';
import { partsSearch, wholeSearch } from './searched-terms.ts';

/** Enough for a page or two; who looks further changes the search. */
export const ENOUGH = 48;
/** With fewer, others of the kind follow. */
const FEW = 6;
/** More names of narrower things hardly find more. */
const MAX_NARROWER = 16;
/** How far beyond the price that was asked for a close match may be. */
const PRICE_SLACK = 0.2;
/** Their titles and texts say what they miss. */
const LOADED = { withTexts: true };

/**
 * Listings that miss something of a search, the best kinds first, until there are enough.
 * @param exact What was found that misses nothing, and how.
 */
export async function findCloseMatches(
  db: Database,
  browse: Browse,
  understood: UnderstoodSearch,
  from: ListingCursor | null,
  exact: { search: Search | null; ids: ReadonlySet<string> },
): Promise<FoundCandidate[]> {
  const found = new Map<string, FoundCandidate>();
  for (const kind of kindsOf(browse, understood, exact.search)) {
    if (kind.search?.share === 0) continue;
    const { candidates } = await findCandidates(db, kind, from, ENOUGH, LOADED);
    for (const candidate of candidates) if (!exact.ids.has(candidate.id)) found.set(candidate.id, candidate);
    if (exact.ids.size + found.size >= ENOUGH) break;
  }
  const isNamed = exact.search?.terms.some(({ column }) => column === 'name_text') ?? false;
  if (exact.ids.size + found.size >= ENOUGH || (isNamed && exact.ids.size + found.size >= FEW))
    return [...found.values()];
  const isEmpty = () => exact.ids.size + found.size === 0;
  for await (const search of widerSearches(db, understood, isEmpty)) {
    const { candidates } = await findCandidates(db, { ...browse, search }, from, ENOUGH, LOADED);
    for (const candidate of candidates) if (!exact.ids.has(candidate.id)) found.set(candidate.id, candidate);
  }
  return [...found.values()];
}

/** What is of the same kind; while nothing was found also what has a part of a word in its name, or any word anywhere. */
async function* widerSearches(
  db: Database,
  understood: UnderstoodSearch,
  isEmpty: () => boolean,
): AsyncGenerator<Search> {
  const { terms, counts } = understood;
  const wider = await widerSearch(db, understood, { isLast: isEmpty() });
  if (wider !== null) yield wider;
  if (!isEmpty() || terms.length < 2) return;
  const parts = partsSearch(terms, counts, await insideWords(db, terms));
  if (parts !== null) yield parts;
  if (!isEmpty()) return;
  const mentions = wholeSearch([{ terms, column: 'search_text' }], counts);
  if (mentions.share > 0) yield mentions;
}

/**
 * What is of the same kind, as a DSLR is a camera; where nothing else was found also of the broader one, and of the one
 * that the last word names, as a road bike is a bike. Null where the words of the thing say neither.
 */
async function widerSearch(
  db: Database,
  { terms }: UnderstoodSearch,
  { isLast }: { isLast: boolean },
): Promise<Search | null> {
  const thing = terms[thingOf(terms)];
  // A name of the whole kind has found it.
  if (thing === undefined || (!isLast && thing.synonyms.length + thing.narrower.length > 0)) return null;
  const last = isLast && thing.kind === 'name' ? thing.words.slice(-1) : [];
  const ofKind = thing.kinds.flatMap(({ name, broader }) =>
    isLast && broader ? [name, broader.name] : [name],
  );
  const names = [
    ...ofKind.map(searchWords),
    ...last.filter((word) => /^\p{L}{3,}$/u.test(word)).map((word) => [word]),
  ];
  const [words] = names;
  if (words === undefined) return null;
  const others = ofKind.flatMap((name) => {
    const { same, narrower } = synonymsOf(searchWords(name)) ?? { same: [], narrower: [] };
    return [...same, ...narrower.slice(0, MAX_NARROWER)];
  });
  const counts = await countsOf(db, [...names, ...others].flat().flatMap(formsOf));
  const isInUse = (name: readonly string[]) => name.every((word) => counts.of(formsOf(word)).names > 0);
  const kind: SoughtTerm = {
    kind: 'word',
    text: words.join(' '),
    words,
    synonyms: [...names.slice(1), ...others].filter(isInUse),
    narrower: [],
    unit: null,
    kinds: [],
    isAside: false,
  };
  const search = wholeSearch([{ terms: [kind], column: 'name_text' }], counts);
  return search.share === 0 ? null : search;
}

function kindsOf(browse: Browse, { terms, counts, read }: UnderstoodSearch, exact: Search | null): Browse[] {
  const thing = terms[thingOf(terms)];
  const others = terms.filter((term) => term !== thing);
  const named = thing && { terms: [thing], column: 'name_text' as const };
  const anywhere = terms.map((term) => ({ terms: [term], column: 'search_text' as const }));
  const kinds: Browse[] = [];
  const add = (wanted: Parameters<typeof wholeSearch>[0], conditions = browse) =>
    kinds.push({ ...conditions, search: wholeSearch(wanted, counts) });
  const slack = withSlack(browse, read);
  if (slack)
    add(
      anywhere.map((one) => (named && one.terms[0] === thing ? named : one)),
      slack,
    );
  if (named && others.length > 0) add([named, { terms: others, column: 'search_text' }]);
  // Where no name has the thing, what mentions it was looked for already.
  if (exact?.terms.some(({ column }) => column === 'name_text')) add(anywhere);
  if (others.length > 0) add([{ terms, column: 'name_text' }]);
  return kinds;
}

/** Prices that were typed among the words are near what somebody wants; those of a filter are what they are. */
function withSlack(
  browse: Browse,
  { minPriceCents, maxPriceCents }: UnderstoodSearch['read'],
): Browse | null {
  const { minPriceCents: min, maxPriceCents: max } = browse;
  const isMaxTyped = max !== undefined && max > 0 && max === maxPriceCents;
  const isMinTyped = min !== undefined && min > 0 && min === minPriceCents;
  if (!isMaxTyped && !isMinTyped) return null;
  return {
    ...browse,
    ...(isMaxTyped && { maxPriceCents: Math.round(max * (1 + PRICE_SLACK)) }),
    ...(isMinTyped && { minPriceCents: Math.round(min * (1 - PRICE_SLACK)) }),
  };
}
