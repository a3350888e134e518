import type { Database } from '../../../../../platform/server/db/database.ts';
import type { ListingCursor } from '../../../../items/listings/server/listings.ts';
import type { Browse } from '../browse.queries.ts';
import type { SoughtTerm } from '../query/read-terms.ts';
import { synonymsOf } from '../query/synonyms.ts';
import { formsOf } from '../query/word-forms.ts';
import type { Search } from '../search-conditions.ts';
import { searchWords } from '../search-terms.ts';
import type { UnderstoodSearch } from '../understand-search.ts';
import { countsOf } from '../words/word-counts.ts';
import { type FoundCandidate, findCandidates } from './candidates.ts';
import { itemIndexOf } from './score.ts';
import { partsSearch, wholeSearch } from './searched-terms.ts';

/** Maximum close matches, enough for two pages. */
export const MAX_CLOSE_MATCHES = 48;
/** Below this number, other items of the same kind are added. */
const MIN_CLOSE_MATCHES = 6;
/** Maximum names of narrower kinds. More hardly add results. */
const MAX_NARROWER = 16;
/** How far a close match may be outside the requested price, as a share of it. */
const PRICE_SLACK = 0.2;
/** Title and text are needed to tell what a listing misses. */
const LOADED = { withTexts: true };

/**
 * Finds listings that miss part of the search, in steps from close to distant until there are enough.
 * @param exact The exact matches and how they were found.
 */
export async function findCloseMatches(
  db: Database,
  browse: Browse,
  understood: UnderstoodSearch,
  from: ListingCursor | null,
  exact: { search: Search | null; ids: ReadonlySet<string> },
): Promise<FoundCandidate[]> {
  const byId = new Map<string, FoundCandidate>();
  for (const kind of kindsOf(browse, understood, exact.search)) {
    if (kind.search?.share === 0) continue;
    const { candidates } = await findCandidates(db, kind, from, MAX_CLOSE_MATCHES, LOADED);
    for (const candidate of candidates) if (!exact.ids.has(candidate.id)) byId.set(candidate.id, candidate);
    if (exact.ids.size + byId.size >= MAX_CLOSE_MATCHES) break;
  }
  const isNamed = exact.search?.terms.some(({ column }) => column === 'name_text') ?? false;
  if (
    exact.ids.size + byId.size >= MAX_CLOSE_MATCHES ||
    (isNamed && exact.ids.size + byId.size >= MIN_CLOSE_MATCHES)
  )
    return [...byId.values()];
  const isEmpty = () => exact.ids.size + byId.size === 0;
  for await (const search of widerSearches(db, understood, isEmpty)) {
    const { candidates } = await findCandidates(db, { ...browse, search }, from, MAX_CLOSE_MATCHES, LOADED);
    for (const candidate of candidates) if (!exact.ids.has(candidate.id)) byId.set(candidate.id, candidate);
  }
  return [...byId.values()];
}

/**
 * Yields wider searches: the same kind, then parts of words in names, then any word anywhere. Stops once something is
 * found.
 */
async function* widerSearches(
  db: Database,
  understood: UnderstoodSearch,
  isEmpty: () => boolean,
): AsyncGenerator<Search> {
  const { terms, counts, findInside } = understood;
  const wider = await widerSearch(db, understood, { isLast: isEmpty() });
  if (wider !== null) yield wider;
  if (!isEmpty() || terms.length < 2) return;
  const parts = partsSearch(terms, counts, await findInside(terms));
  if (parts !== null) yield parts;
  if (!isEmpty()) return;
  const mentions = wholeSearch([{ terms, column: 'search_text' }], counts);
  if (mentions.share > 0) yield mentions;
}

/**
 * Searches for the same kind, as a DSLR is a camera. As a last resort also for the broader kind and for the last word,
 * as a road bike is a bike.
 * @returns Null if the item has neither.
 */
async function widerSearch(
  db: Database,
  { terms }: UnderstoodSearch,
  { isLast }: { isLast: boolean },
): Promise<Search | null> {
  const itemTerm = terms[itemIndexOf(terms)];
  // Names of the whole kind were already searched for.
  if (itemTerm === undefined || (!isLast && itemTerm.synonyms.length + itemTerm.narrower.length > 0))
    return null;
  const last = isLast && itemTerm.kind === 'name' ? itemTerm.words.slice(-1) : [];
  const ofKind = itemTerm.kinds.flatMap(({ name, broader }) =>
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
  const isInUse = (name: readonly string[]) => name.every((word) => counts.ofForms(word).names > 0);
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
  const itemTerm = terms[itemIndexOf(terms)];
  const others = terms.filter((term) => term !== itemTerm);
  const named = itemTerm && { terms: [itemTerm], column: 'name_text' as const };
  const anywhere = terms.map((term) => ({ terms: [term], column: 'search_text' as const }));
  const kinds: Browse[] = [];
  const add = (wanted: Parameters<typeof wholeSearch>[0], conditions = browse) =>
    kinds.push({ ...conditions, search: wholeSearch(wanted, counts) });
  const slack = withSlack(browse, read);
  if (slack)
    add(
      anywhere.map((query) => (named && query.terms[0] === itemTerm ? named : query)),
      slack,
    );
  if (named && others.length > 0) add([named, { terms: others, column: 'search_text' }]);
  // Full texts were already searched if no name matched.
  if (exact?.terms.some(({ column }) => column === 'name_text')) add(anywhere);
  if (others.length > 0) add([{ terms, column: 'name_text' }]);
  return kinds;
}

/** Allows some tolerance for prices typed in the search. Prices set by the filter are strict. */
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
