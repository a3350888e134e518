import clsx from 'clsx';
import { Link } from 'react-router';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { formatDollars } from '../../../../shared/money.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { ComparedItem, ItemState } from '../contract/comparison.ts';
import { hasLeft } from './compared.ts';
import { TABLE_GRID } from './table-parts.tsx';

interface ItemHeadsProps {
  items: readonly ComparedItem[];
  /** The number of the recommended item. */
  best: number | null;
}

/** The length of '$1,345'. */
const MAX_SHORT_PRICE_LENGTH = 6;

/** Column headings with the items. They stay visible while the table scrolls. */
export function ItemHeads({ items, best }: ItemHeadsProps) {
  const hasLongPrices = items.some(
    ({ priceCents }) => priceCents !== null && formatDollars(priceCents).length > MAX_SHORT_PRICE_LENGTH,
  );
  return (
    <div
      role="row"
      className={clsx(
        TABLE_GRID,
        'sticky top-15 z-(--z-raised) bg-bg pt-2.5 pb-3 shadow-[0_1px_0_var(--line)] md:top-19 md:pt-3.5 md:pb-4 low-screen:static',
      )}
    >
      <div role="columnheader" className="max-md:sr-only">
        <span className="sr-only">Fact</span>
      </div>
      {items.map((item) => (
        <div key={item.item} role="columnheader" className="min-w-0">
          <ItemHead item={item} best={item.item === best} stacked={hasLongPrices} />
        </div>
      ))}
    </div>
  );
}

const STATES: Readonly<Partial<Record<ItemState, string>>> = {
  reserved: 'Reserved',
  paused: 'Paused',
  sold: 'Sold',
  gone: 'Gone',
};

function ItemHead({
  item: { item, state, listing, priceCents },
  best,
  stacked,
}: {
  item: ComparedItem;
  best: boolean;
  /** On phones, the photo is above the price even if short prices would fit beside it. */
  stacked: boolean;
}) {
  const isOver = hasLeft({ state });
  const look = clsx(
    'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2 gap-y-1 rounded-md md:gap-x-3.5',
    stacked
      ? 'max-md:grid-cols-1 max-md:justify-items-start'
      : 'max-[22.5rem]:grid-cols-1 max-[22.5rem]:justify-items-start',
  );
  const content = (
    <>
      <span className="photo row-span-2 block size-11 flex-none rounded-md! md:row-span-4 md:size-22 md:self-start md:rounded-lg!">
        {listing?.cover ? (
          <PhotoPicture
            photo={listing.cover}
            sizes="(min-width: 48rem) 88px, 44px"
            alt=""
            className={isOver ? 'grayscale opacity-55' : undefined}
          />
        ) : (
          <span className="grid size-full place-items-center text-ink-3">
            <Icon name="image-off" className="size-5" />
          </span>
        )}
      </span>
      <span className="text-xs leading-none font-[650] text-ink-2 md:self-end">
        Item {item}
        {best && <span className="sr-only">, Best Value</span>}
      </span>
      {priceCents !== null && (
        // A white tag would not be visible on the page background.
        <span
          className={clsx(
            '[--on-tag:var(--ink)] [--tag:var(--surface-3)]',
            stacked &&
              'max-[22.5rem]:[&>.tag]:[--eye-r:2.5px] max-[22.5rem]:[&>.tag]:[--eye-x:8px] max-[22.5rem]:[&>.tag]:ps-3.5 max-[22.5rem]:[&>.tag]:pe-1.5 max-[22.5rem]:[&>.tag]:text-2xs',
            isOver && '[&>.tag]:line-through',
          )}
        >
          <PriceTag cents={priceCents} size="sm" zest={best} flat />
        </span>
      )}
      {STATES[state] && (
        <Badge
          tone={state === 'sold' ? 'night' : state === 'reserved' ? 'warn' : 'plain'}
          className="justify-self-start max-md:col-span-full"
        >
          {STATES[state]}
        </Badge>
      )}
      {listing && (
        <span
          className="line-clamp-3 text-sm leading-[1.3] text-ink-2 wrap-anywhere group-hover:text-ink max-md:sr-only"
          dir="auto"
        >
          {listing.title}
        </span>
      )}
    </>
  );
  return listing ? (
    <Link to={`/listing/${listing.id}`} state={{ listing }} className={clsx(look, 'group')}>
      {content}
    </Link>
  ) : (
    <span className={look}>{content}</span>
  );
}
