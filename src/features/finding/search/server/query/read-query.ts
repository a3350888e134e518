import { categoryLabel, type CategorySlug, type ConditionSlug } from '../../../../../shared/taxonomy.ts';
import { readLimits } from '../../../../items/item-language/server/item-language.ts';
import type { Understood } from '../../contract/search.ts';
import { readCondition } from './read-condition.ts';
import { type Read, readExcluded, readNearby, readRadius } from './read-details.ts';
import { priceOf, saidPrices } from './read-price.ts';
import { readTerms, type SoughtTerm, type TypedWord } from './read-terms.ts';
import { blanked, type Span, textWithout } from './spans.ts';

export interface ReadQuery {
  /** The terms to search for, in the order typed. */
  terms: readonly SoughtTerm[];
  /** Single words that must not be in the listing's name. */
  excluded: readonly string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Whether "cheap" was typed, which ranks lower prices first. */
  cheap: boolean;
  /** Set only if nothing but a category is searched for. */
  category: CategorySlug | null;
  /** The conditions to rank first; null for none. */
  conditions: readonly ConditionSlug[] | null;
  withinKm: number | null;
  nearby: boolean;
  understood: readonly Understood[];
  /** The typed words, to correct typos. */
  words: readonly TypedWord[];
}

type PriceEnds = Pick<ReadQuery, 'minPriceCents' | 'maxPriceCents'>;

/**
 * Reads a search text such as "road bike 54 cm under 300 near me, not carbon". Works for any text. Words that are not
 * understood become search terms.
 */
export function readQuery(text: string): ReadQuery {
  let left = text;
  const take = <Value>(read: Read<Value> | null): Read<Value> | null => {
    if (read !== null) left = blanked(left, [read.span]);
    return read;
  };
  const radius = take(readRadius(left));
  const { limits, asides } = readLimits(left);
  const price = priceOf(limits);
  left = blanked(left, [...price.spans, ...asides]);
  const condition = take(readCondition(left));
  // A condition may be stated twice: "brand new mattress in plastic".
  const again = condition && take(readCondition(left));
  const nearby = take(readNearby(left));
  const excluded = readExcluded(left);
  left = blanked(
    left,
    excluded.map(({ span }) => span),
  );
  const { terms, category, cheap, words } = readTerms(left);

  const understood: Understood[] = [];
  const note = (kind: Understood['kind'], label: string, spans: readonly Span[], more?: PriceEnds) =>
    understood.push({ kind, label, without: textWithout(text, spans), ...more });
  for (const { term, span } of terms) note('term', term.text, [span]);
  if (category) note('category', categoryLabel(category.slug), [category.span]);
  for (const { label, spans, ...ends } of saidPrices(limits)) note('price', label ?? '', spans, ends);
  if (cheap.length > 0) note('cheap', 'Cheaper first', cheap);
  if (condition) note('condition', condition.label, [condition.span, ...(again ? [again.span] : [])]);
  if (radius) note('radius', radius.label, [radius.span]);
  if (nearby) note('nearby', nearby.label, [nearby.span]);
  for (const { label, span } of excluded) note('excluded', label, [span]);

  return {
    terms: terms.map(({ term }) => term),
    excluded: excluded.map(({ value }) => value),
    minPriceCents: price.minPriceCents,
    maxPriceCents: price.maxPriceCents,
    cheap: cheap.length > 0,
    category: category?.slug ?? null,
    conditions: condition?.value ?? null,
    withinKm: radius?.value ?? null,
    nearby: nearby !== null,
    understood,
    words,
  };
}
