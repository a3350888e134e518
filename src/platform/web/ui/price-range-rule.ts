/** A range of whole dollars. A `max` of null means no upper limit. */
export type PriceRangeValue = { min: number; max: number | null };

/** Minimum, maximum and step of a slider, in whole dollars. */
export type PriceScale = { floor: number; ceiling: number; step: number };

/** The range when browsing. */
export const PRICE_RANGE = { floor: 0, ceiling: 5000, step: 100 } as const;

/** Returns the range after the lower thumb moved: it stays a step below the upper one. */
export function moveMin(
  range: PriceRangeValue,
  min: number,
  { floor, ceiling, step }: PriceScale = PRICE_RANGE,
): PriceRangeValue {
  const top = Math.min(range.max ?? ceiling, ceiling);
  return { ...range, min: Math.max(floor, Math.min(min, top - step)) };
}

/**
 * Returns the range after the upper thumb moved: it stays a step above the lower one, and at the end means no
 * limit.
 */
export function moveMax(
  range: PriceRangeValue,
  max: number,
  { ceiling, step }: PriceScale = PRICE_RANGE,
): PriceRangeValue {
  const aboveMin = Math.max(max, range.min + step);
  return { ...range, max: aboveMin >= ceiling ? null : aboveMin };
}

/** Parses typed dollars: '3,000', '$250'. Null without a number. */
function readDollars(text: string): number | null {
  const digits = text.replace(/[\s,$+]/g, '');
  if (!/^\d+(\.\d*)?$/.test(digits)) return null;
  return Math.round(Number(digits));
}

/** Returns the range after both fields were typed: empty means no limit, and a reversed range is swapped. */
export function typedRange(
  minText: string,
  maxText: string,
  { floor }: PriceScale = PRICE_RANGE,
): PriceRangeValue {
  const min = readDollars(minText) ?? floor;
  const max = readDollars(maxText);
  return max !== null && max < min ? { min: max, max: min } : { min, max };
}

/** Returns the position of a price on the slider, from 0 to 100. */
export function percentOf(dollars: number | null, { ceiling }: PriceScale = PRICE_RANGE): number {
  if (dollars === null) return 100;
  return (Math.min(dollars, ceiling) / ceiling) * 100;
}
