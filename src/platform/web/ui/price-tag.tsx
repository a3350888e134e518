import { formatDollars, formatPrice } from '../../../shared/money.ts';

type PriceTagProps = {
  /** US cents. */
  cents: number;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Highlighted, where the price is the main point. */
  zest?: boolean;
  /** Without shadow, on a flat row. */
  flat?: boolean;
  /** Rounded to whole dollars, as on cards and the large tag of a listing. Otherwise exact. */
  rounded?: boolean;
};

/** Shows a price on a tag, the signature of the product. */
export function PriceTag({ cents, size = 'md', zest, flat, rounded }: PriceTagProps) {
  const price = formatPrice(cents);
  let look = 'tag';
  if (size !== 'md') look += ` tag-${size}`;
  if (zest) look += ' tag-zest';
  if (flat) look += ' tag-flat';
  return (
    <span className={look} title={(rounded && price.exact) || undefined}>
      {rounded ? price.amount : formatDollars(cents)}
      {price.note && <small>{price.note}</small>}
    </span>
  );
}
