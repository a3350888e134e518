import { DomainError } from '../../../../shared/errors.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { cleanText } from '../../../../shared/text.ts';
import { stem } from '../../../items/item-language/server/item-language.ts';
import { searchWords } from '../../search/server/search.ts';
import { wantErrors } from '../contract/errors.ts';
import type { WantCriteria } from '../contract/want.ts';

/**
 * Normalizes criteria for comparing and storing, without empty parts.
 * @throws DomainError for criteria that nothing or everything would match.
 */
export function checkWant(criteria: WantCriteria): WantCriteria {
  const terms = searchable(criteria.terms);
  const excluded = searchable(criteria.excluded);
  const { category, conditions, minPriceCents, maxPriceCents, place } = criteria;
  const isEmpty =
    terms.length === 0 &&
    category === null &&
    conditions.length === 0 &&
    (minPriceCents ?? maxPriceCents ?? place) === null;
  if (isEmpty) throw new DomainError(wantErrors.NOTHING_TO_LOOK_FOR);
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) {
    const message = `You asked for over ${formatDollars(minPriceCents)} and under ${formatDollars(maxPriceCents)}. Remove one.`;
    throw new DomainError(wantErrors.NO_PRICE_FITS, { fields: [{ field: 'minPriceCents', message }] });
  }
  const wantedStems = new Set(terms.flatMap(stemsOf));
  const both = excluded.find((word) => stemsOf(word).every((excludedStem) => wantedStems.has(excludedStem)));
  if (both !== undefined) {
    const message = `You asked for “${both}” and for none of it. Remove one.`;
    throw new DomainError(wantErrors.NO_LISTING_FITS, { fields: [{ field: 'excluded', message }] });
  }
  return {
    ...criteria,
    terms,
    excluded,
    conditions: [...new Set(conditions)],
    withinKm: place === null ? null : criteria.withinKm,
  };
}

export const stemsOf = (text: string): string[] => searchWords(text).map(stem);

/** Returns the distinct words that contain a letter or a digit. */
const searchable = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => cleanText(text).trim()).filter((text) => searchWords(text).length > 0)),
];
