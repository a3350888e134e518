/** Whole dollars. `max` null means no upper end. */
export type PriceRangeValue = { min: number; max: number | null };

export const PRICE_RANGE = { floor: 0, ceiling: 5000, step: 100 } as const;

/** After the lower thumb moved: it stays a step below the upper one. */
export function moveMin(range: PriceRangeValue, min: number): PriceRangeValue {
  const top = Math.min(range.max ?? PRICE_RANGE.ceiling, PRICE_RANGE.ceiling);
  return { ...range, min: Math.max(PRICE_RANGE.floor, Math.min(min, top - PRICE_RANGE.step)) };
}

/** After the upper thumb moved: it stays a step above the lower one, and at the end means no limit. */
export function moveMax(range: PriceRangeValue, max: number): PriceRangeValue {
  const held = Math.max(max, range.min + PRICE_RANGE.step);
  return { ...range, max: held >= PRICE_RANGE.ceiling ? null : held };
}

/** Parses typed dollars: '3,000', '$250'. Null without a number. */
export function readDollars(text: string): number | null {
  const digits = text.replace(/[\s,$+]/g, '');
  if (!/^\d+(\.\d*)?$/.test(digits)) return null;
  return Math.round(Number(digits));
}

/** After both fields were typed: an empty end is open, and a reversed range is swapped. */
export function typedRange(minText: string, maxText: string): PriceRangeValue {
  const min = readDollars(minText) ?? PRICE_RANGE.floor;
  const max = readDollars(maxText);
  return max !== null && max < min ? { min: max, max: min } : { min, max };
}

/** The position of a price on the slider, from 0 to 100. */
export function percentOf(dollars: number | null): number {
  if (dollars === null) return 100;
  return (Math.min(dollars, PRICE_RANGE.ceiling) / PRICE_RANGE.ceiling) * 100;
}
