import { formatDollars } from '../../../../../shared/money.ts';
import { amountsOf } from '../../../../items/item-language/server/item-language.ts';
import type { SearchMiss } from '../../contract/search.ts';
import type { SoughtTerm } from '../query/read-terms.ts';
import type { Candidate, Match } from './score.ts';

interface Asked {
  terms: readonly SoughtTerm[];
  /** The index of the term that names the item. */
  itemIndex: number;
  minPriceCents?: number;
  maxPriceCents?: number;
}

/** Lists what a close match misses, most important first. Never empty. */
export function missesOf(candidate: Candidate, { missing, isNamed }: Match, search: Asked): SearchMiss[] {
  const { terms, itemIndex, minPriceCents = 0, maxPriceCents = Infinity } = search;
  const misses: SearchMiss[] = [];
  const over = candidate.priceCents - maxPriceCents;
  const under = minPriceCents - candidate.priceCents;
  if (over > 0) misses.push({ kind: 'price', label: `${formatDollars(over)} over` });
  if (under > 0) misses.push({ kind: 'price', label: `${formatDollars(under)} under` });
  for (const index of missing) {
    const term = terms[index];
    if (term !== undefined) misses.push(missOf(term, candidate.title));
  }
  const sought = terms[itemIndex]?.text ?? '';
  if (misses.length === 0)
    misses.push({ kind: 'mention', label: isNamed ? `Not quite “${sought}”` : `Only mentions “${sought}”` });
  return misses;
}

function missOf(term: SoughtTerm, title: string): SearchMiss {
  if (term.kind !== 'measure') return { kind: 'word', label: `No “${term.text}”` };
  const [other] = term.unit === null ? [] : amountsOf(term.unit, title);
  const label =
    other === undefined
      ? `${term.text.charAt(0).toUpperCase()}${term.text.slice(1)} not stated`
      : `${other} ${term.unit}, not ${/[\d.,]+/.exec(term.text)?.[0].replace(',', '.')}`;
  return { kind: 'measure', label };
}
