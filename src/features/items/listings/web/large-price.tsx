import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { formatPrice } from '../../../../shared/money.ts';

/** The price of a listing's page: a large tag in whole dollars, and under it the exact amount where that differs. */
export function LargePrice({ cents }: { cents: number }) {
  const { exact } = formatPrice(cents);
  return (
    <>
      <PriceTag cents={cents} size="xl" zest rounded />
      {exact !== null && <p className="num mt-1 text-end text-sm text-ink-2 md:text-start">{exact}</p>}
    </>
  );
}
