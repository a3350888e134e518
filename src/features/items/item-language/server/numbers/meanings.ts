import type { Reading } from './amounts.ts';
import { isFaceValue, isLikelyPrice, isMeasure, isPaidFor, isPriceRange } from './measures-or-prices.ts';
import type { Quantity } from './quantities.ts';

/** A range of tokens; the end is exclusive. */
export type TokenRange = readonly [from: number, to: number];

/** The meaning of a number in its context. */
export interface Meaning {
  /** A 'plain' price has no limit: "$40". A 'bare' number might not be a price. */
  sort: 'limit' | 'plain' | 'measure' | 'bare';
  quantity: Quantity;
  /** In dollars; null if open. */
  min: number | null;
  max: number | null;
  /** Its token ranges. There are several if the item is named between a number and its correction. */
  parts: readonly TokenRange[];
}

/** Range around an approximate price, as a share of it. */
const APPROXIMATE_RANGE = 0.25;

type Ends = readonly [sort: Meaning['sort'], min: number | null, max: number | null];

/** Returns the meaning of a number in its context. */
export function meaningOf(reading: Reading, quantity: Quantity): Meaning {
  const { cue, after, first, next } = quantity;
  const [sort, min, max] = endsOf(reading, quantity);
  const from = cue !== null && sort === 'limit' ? cue.from : first;
  return {
    sort,
    quantity,
    min,
    max,
    parts: [[from, sort === 'limit' || sort === 'plain' ? (after?.next ?? next) : next]],
  };
}

function endsOf(reading: Reading, quantity: Quantity): Ends {
  const { value, high, isRange, cue, after } = quantity;
  if (isMeasure(reading, quantity)) return ['measure', null, null];
  if (isFaceValue(reading, quantity)) return ['bare', null, null];
  if (isRange && (cue === null || cue.kind === 'for'))
    return isPriceRange(reading, quantity) ? ['limit', value, high] : ['measure', null, null];
  switch (cue?.kind) {
    case 'max':
      return ['limit', null, high];
    case 'min':
      return ['limit', value, isRange && !cue.isStrict ? high : null];
    case 'budget':
      return ['limit', isRange ? value : null, cue.isAbout ? high * (1 + APPROXIMATE_RANGE) : high];
    case 'between':
      return isRange ? ['limit', value, high] : endsAlone(reading, quantity);
    case 'about':
      if (isRange) return ['limit', value, high];
      return after?.kind === 'max' ? ['limit', null, value] : around(value);
    case 'for':
      return isPaidFor(reading, quantity) ? ['limit', null, value] : endsAlone(reading, quantity);
    case undefined:
      return endsAlone(reading, quantity);
  }
}

/** Returns the limits of a number that has no cue before it. */
function endsAlone(reading: Reading, quantity: Quantity): Ends {
  const { value, after, isMoney } = quantity;
  if (after?.kind === 'about') return around(value);
  if (after === null || !isLikelyPrice(reading, quantity))
    return isMoney ? ['plain', null, value] : ['bare', null, null];
  if (after.kind === 'min') return ['limit', value, null];
  return [after.kind === 'max' ? 'limit' : 'plain', null, value];
}

const around = (value: number): Ends => [
  'limit',
  value * (1 - APPROXIMATE_RANGE),
  value * (1 + APPROXIMATE_RANGE),
];

export const isPrice = ({ sort }: Meaning): boolean => sort === 'limit' || sort === 'plain';
