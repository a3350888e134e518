import type { Database } from '../../../../platform/server/db/database.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { findAreas, readQuery, type SoughtTerm, understandSearch } from '../../search/server/search.ts';
import { wantErrors } from '../contract/errors.ts';
import type { ReadWant, WantCriteria, WantPlace } from '../contract/want.ts';
import { NEAR_KM, WANT_LIMITS } from '../contract/want-limits.ts';
import { wantName } from '../contract/want-name.ts';

interface Sentence {
  text: string;
  /** The person's position, if known. */
  place: WantPlace | null;
}

/**
 * Reads a sentence such as "road bike 54 cm under 300 near me, not carbon" as a want, which its owner can correct.
 * @throws DomainError SEARCH_REQUIRED for a blank sentence, NOTHING_TO_LOOK_FOR for one that names nothing.
 */
export async function readWant(db: Database, { text, place: here }: Sentence): Promise<ReadWant> {
  const sentence = cleanText(text).trim();
  if (sentence === '') throw new DomainError(wantErrors.SEARCH_REQUIRED);
  const named = await readPlace(db, sentence);
  const { read, terms } = await understandSearch(db, named?.rest ?? sentence);
  const isLocal = named !== null || read.nearby || read.withinKm !== null;
  const place = named?.place ?? (isLocal ? here : null);
  const want: WantCriteria = {
    terms: termsOf(terms),
    excluded: [...read.excluded],
    category: read.category,
    conditions: [...(read.conditions ?? [])],
    minPriceCents: read.minPriceCents,
    maxPriceCents: read.maxPriceCents,
    place,
    withinKm: isLocal ? (read.withinKm ?? NEAR_KM) : null,
  };
  const says = want.terms.length > 0 || want.category !== null || want.maxPriceCents !== null;
  if (!says) throw new DomainError(wantErrors.NOTHING_TO_LOOK_FOR);
  return { want, name: wantName(want), asksForPlace: isLocal && place === null };
}

/** Places and people that an item is for: "fridge for garage". Listings rarely name them. */
const PURPOSES = new Set(
  'garage dorm apartment apt house home office work school college class kitchen bedroom bathroom basement yard wife husband girlfriend boyfriend mom dad mother father grandma grandpa brother sister friend myself gift christmas birthday'.split(
    ' ',
  ),
);

/** Returns the terms with corrected spelling, without places and people that the item is for. Qualities come first. */
export function termsOf(sought: readonly SoughtTerm[]): string[] {
  const named = sought.filter(({ isAside, words }) => !isAside || words.some((word) => !PURPOSES.has(word)));
  const terms = named.length > 0 ? named : sought;
  return [...terms.filter(isAsideHere), ...terms.filter((term) => !isAsideHere(term))].map(textOf);
}

/** Whether it is an aside for where it stands, as "camping" in "tent for camping", and not for what it says. */
const isAsideHere = ({ isAside, kind, text }: SoughtTerm): boolean =>
  isAside && kind !== 'measure' && readQuery(text).terms.every((alone) => !alone.isAside);

const textOf = ({ kind, text, words, unit }: SoughtTerm): string =>
  kind === 'measure' && unit !== null
    ? `${words.join('.')} ${unit}`
    : text.slice(0, WANT_LIMITS.term).toWellFormed();

/** The words after these may name an area: "near Mount Tabor". */
const BEFORE_PLACE = /(?<!\S)(?:near|around|in|of|from)\s+(?=[\p{L}])/giu;
const MAX_WORDS = 3;

/** The area that a sentence names, and the sentence without it. */
interface NamedPlace {
  place: WantPlace;
  rest: string;
}

/** Finds an area that sellers use at the end of a sentence. */
async function readPlace(db: Database, sentence: string): Promise<NamedPlace | null> {
  for (const match of [...sentence.matchAll(BEFORE_PLACE)].toReversed()) {
    const start = match.index + match[0].length;
    const words = (/^[\p{L}\p{M}'’ -]+/u.exec(sentence.slice(start))?.[0] ?? '').trim().split(/\s+/);
    const areas = await findAreas(db, words[0] ?? '');
    for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ').toLowerCase();
      const area = areas.find((candidate) => candidate.name.toLowerCase() === name);
      if (area === undefined) continue;
      const rest = `${sentence.slice(0, match.index)} ${sentence.slice(start + name.length)}`;
      return { place: area, rest };
    }
  }
  return null;
}
