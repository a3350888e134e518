import { formatDollars } from '../../../../shared/money.ts';
import { conditionLabel } from '../../../../shared/taxonomy.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Comparable, PriceHelp } from '../contract/price-help.ts';

type Range = NonNullable<PriceHelp['range']>;

/** Whether mostly what was sold speaks, or only what others ask for. */
const mostlySold = ({ sold, active }: PriceHelp): boolean => sold >= active;

/** What three of four similar items were sold for. */
export const typicalText = ({ single }: PriceHelp, { low, high }: Range): string =>
  single === null
    ? `Typical price: ${formatDollars(low)} to ${formatDollars(high)}`
    : `Typical price: ${formatDollars(single)}`;

export function countsText({ sold, active, single }: PriceHelp): string {
  const counts = [...(sold > 0 ? [`${sold} sold`] : []), ...(active > 0 ? [`${active} for sale`] : [])];
  const from = `From ${counts.join(' and ')} within a year.`;
  return single === null ? `${from} Prices vary, so pick yours.` : from;
}

/** The bar in one sentence, and the own price in another. */
export function barSentence(help: PriceHelp, { low, high }: Range, ownCents: number | null): string {
  const spread = `Three of four ${mostlySold(help) ? 'sold' : 'cost'} between ${formatDollars(low)} and ${formatDollars(high)}.`;
  return ownCents === null ? spread : `${spread} Your price is ${formatDollars(ownCents)}.`;
}

/** Prices to take over, each once: one when prices are close, otherwise three. */
export function suggestedPrices(
  { q1, median, q3 }: Range,
  single: number | null,
): { label: string; cents: number }[] {
  if (single !== null) return [{ label: 'typical', cents: single }];
  return [
    { label: 'sells fast', cents: q1 },
    { label: 'typical', cents: median },
    { label: 'can wait', cents: q3 },
  ].filter(({ cents, label }) => label === 'typical' || cents !== median);
}

/** Such as 'Like New, sold 2 weeks ago'. */
export function comparableText({ condition, soldAt }: Comparable, now: number): string {
  const when = soldAt === null ? 'for sale now' : `sold ${agoText(now - Date.parse(soldAt))}`;
  return `${conditionLabel(condition)}, ${when}`;
}

function agoText(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  if (days < 1) return 'today';
  if (days < 2) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  return days < 60 ? `${Math.floor(days / 7)} weeks ago` : `${Math.floor(days / 30)} months ago`;
}
