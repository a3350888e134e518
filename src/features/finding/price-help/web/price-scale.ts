/** Room on either side of the prices, as a share of their spread. */
const MARGIN = 0.15;

/** Where prices stand on a bar, in percent from its start; a price outside stands at an end. */
export function priceScale(prices: readonly number[]): (cents: number) => number {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  // Equal prices stand in the middle.
  const margin = Math.max((most - least) * MARGIN, most * 0.05, 1);
  const from = Math.max(0, least - margin);
  const spread = most + margin - from;
  return (cents) => Math.round(Math.min(1, Math.max(0, (cents - from) / spread)) * 1000) / 10;
}
