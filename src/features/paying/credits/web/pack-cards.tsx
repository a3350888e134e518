import clsx from 'clsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { CREDIT_PACKS, type CreditPack, type PackId } from '../contract/packs.ts';

interface PackCardsProps {
  /** The pack whose payment page is opening. */
  buying: PackId | null;
  onBuy: (pack: CreditPack) => void;
}

/** Shows the packs side by side. Stacked, the popular one comes first. */
export function PackCards({ buying, onBuy }: PackCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
      {CREDIT_PACKS.map((pack) => (
        <li key={pack.id} className={clsx('grid', pack.popular && 'max-md:-order-1')}>
          <PackCard pack={pack} busy={buying === pack.id} onBuy={() => onBuy(pack)} />
        </li>
      ))}
    </ul>
  );
}

interface PackCardProps {
  pack: CreditPack;
  busy: boolean;
  onBuy: () => void;
}

function PackCard({ pack, busy, onBuy }: PackCardProps) {
  const { name, credits, priceCents, description, popular } = pack;
  return (
    <article
      className={clsx(
        'flex flex-wrap items-center gap-x-3 rounded-xl bg-surface px-5 py-[18px] md:flex-col md:flex-nowrap md:items-start md:p-[22px]',
        popular ? 'shadow-[inset_0_0_0_2px_var(--primary)]' : 'shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      <header className="flex min-h-7 w-full flex-wrap items-center justify-between gap-x-2.5">
        <h3 className="font-sans text-base font-[650] tracking-normal">{name}</h3>
        {popular && <Badge tone="zest">Most popular</Badge>}
      </header>
      <div className="mt-1.5 mb-3.5 min-w-0 flex-[1_1_8rem] md:mb-4 md:flex-none">
        <p className="font-semibold text-ink-2">
          <b className="num me-0.5 font-display text-[2.5rem] leading-none font-extrabold tracking-[-0.05em] text-ink md:text-[3rem]">
            {credits}
          </b>{' '}
          credits
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {description} {Math.round(priceCents / credits)}¢ each.
        </p>
      </div>
      <span className="md:mb-[18px]">
        <PriceTag cents={priceCents} size="lg" zest={popular} />
      </span>
      <div className="w-full md:mt-auto">
        <Button variant={popular ? 'primary' : 'line'} block busy={busy} onClick={onBuy}>
          Buy {credits} credits
        </Button>
      </div>
    </article>
  );
}
