import type { Database } from '../../../../platform/server/db/database.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { readQuery, type SoughtTerm, understandSearch } from '../../search/server/search.ts';
import { wantErrors } from '../contract/errors.ts';
import type { ReadWant, WantCriteria, WantPlace } from '../contract/want.ts';
import { NEAR_KM, WANT_LIMITS } from '../contract/want-limits.ts';
import { wantName } from '../contract/want-name.ts';
import { readPlace } from './read-place.ts';

interface Sentence {
  text: string;
  /** Where the person is, if known. */
  place: WantPlace | null;
}

/**
 * Reads a sentence such as "road bike 54 cm under 300 near me, not carbon" into a want. Its owner corrects what is wrong.
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

/** The terms as they are shown and stored, spelled right. What only says more about the thing comes before it. */
export function termsOf(sought: readonly SoughtTerm[]): string[] {
  return [...sought.filter(isAsideHere), ...sought.filter((term) => !isAsideHere(term))].map(textOf);
}

/** Whether it is an aside for where it stands, as "camping" in "tent for camping", and not for what it says. */
const isAsideHere = ({ isAside, kind, text }: SoughtTerm): boolean =>
  isAside && kind !== 'measure' && readQuery(text).terms.every((alone) => !alone.isAside);

const textOf = ({ kind, text, words, unit }: SoughtTerm): string =>
  kind === 'measure' && unit !== null
    ? `${words.join('.')} ${unit}`
    : text.slice(0, WANT_LIMITS.term).toWellFormed();
