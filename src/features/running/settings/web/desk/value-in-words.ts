import { grouped } from '../../../../../shared/grouped.ts';
import { formatDollars } from '../../../../../shared/money.ts';
import type { PackPrice } from '../../../../../shared/prices.ts';

const MAX_LENGTH = 60;

/** Returns a setting's value for the history. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.map(partInWords).join(', ') || 'nothing';
  if (typeof value === 'number') return grouped(value);
  if (value === null || value === '') return 'nothing';
  if (isPrice(value)) return priceInWords(value);
  if (String(value).startsWith('/files/')) return 'a picture';
  const text = String(value).replaceAll(/\s+/g, ' ');
  return `“${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}”`;
}

/** Returns a line of the opening hours, limits of newcomers, the name of a category, or a word. */
function partInWords(part: unknown): string {
  if (typeof part === 'string') return part.replaceAll('_', ' ');
  if (typeof part !== 'object' || part === null || !('label' in part)) {
    return Object.entries(part as object)
      .map(([name, value]) => (typeof value === 'number' ? `${value} ${name}` : String(value)))
      .join(' ');
  }
  return `${String(part.label)}${'isHidden' in part && part.isHidden === true ? ' (hidden)' : ''}`;
}

type Price = Pick<PackPrice, 'cents' | 'isForSale'> & Partial<PackPrice>;

const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' && value !== null && 'cents' in value;

const priceInWords = ({ cents, credits, isForSale }: Price): string =>
  `${formatDollars(cents)}${credits === undefined ? '' : ` for ${credits} credits`}${isForSale ? '' : ', not for sale'}`;
