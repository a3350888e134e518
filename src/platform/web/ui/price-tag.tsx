import { formatPrice } from '../../../shared/money.ts';

type PriceTagProps = {
  /** US cents. */
  cents: number;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Highlighted: the price is the point of the view. */
  zest?: boolean;
  /** Without its shadow, where it lies on a flat row. */
  flat?: boolean;
};

/** The signature of the product: a price on a real tag. */
export function PriceTag({ cents, size = 'md', zest, flat }: PriceTagProps) {
  const price = formatPrice(cents);
  let look = 'tag';
  if (size !== 'md') look += ` tag-${size}`;
  if (zest) look += ' tag-zest';
  if (flat) look += ' tag-flat';
  return (
    <span className={look} title={price.exact ?? undefined}>
      {price.amount}
      {price.note && <small>{price.note}</small>}
    </span>
  );
}
