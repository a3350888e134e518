import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { canMovePages } from '../../../../platform/web/page/page-transition.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Checkbox } from '../../../../platform/web/ui/checkbox.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { OwnListingCard } from '../../../items/listings/contract/own-listings.ts';
import {
  ChooseBuyer,
  DeleteListingDialog,
  type KnownListing,
  ListingNoticeLine,
  OwnListingMenu,
  RelistDialog,
  StatusBadge,
  useManageListing,
} from '../../../items/listings/web/listings.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';

interface OwnListingRowProps {
  listing: OwnListingCard;
  onChanged: (listing: Listing) => void;
  onDeleted: () => void;
  onRestored: () => void;
  /** While listings are being selected: whether this one is, and the callback for a change. */
  choice: { chosen: boolean; onChoose: (chosen: boolean) => void } | null;
}

/** Two lines at most, with the minimum height of a touch target. Its link covers the row. */
const TITLE = 'line-clamp-2 min-h-6 wrap-anywhere after:absolute after:inset-0';

/** One of the seller's listings. The link of its title covers the row; the actions are above it. */
export function OwnListingRow({ listing, choice, ...notified }: OwnListingRowProps) {
  const { id, cover, title, status, priceCents, createdAt, views, favourites: saves, can, notice } = listing;
  const manage = useManageListing(listing, notified);
  const [asking, setAsking] = useState(false);
  const sold = status === 'sold';
  return (
    <li className="press relative grid grid-cols-[56px_minmax(0,1fr)_auto_44px] items-center gap-x-3 gap-y-1.5 py-3 ps-4 pe-2 hover:bg-surface-2 has-[a:active]:bg-surface-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus md:grid-cols-[56px_1fr_96px_104px_104px_44px] lg:grid-cols-[56px_1fr_110px_120px_120px_168px_44px] md:gap-x-4 md:px-6">
      <div
        className={`photo row-span-3 w-14 self-start rounded-md md:row-span-1 md:self-center ${cover ? '' : 'photo-none'} ${sold ? 'photo-sold' : ''}`}
      >
        {cover ? (
          <PhotoPicture photo={cover} sizes="56px" alt="" />
        ) : (
          <Icon name="image-off" className="size-5" />
        )}
      </div>
      <div className="min-w-0 max-md:col-span-2">
        <p className="t-label">
          {choice ? (
            <label htmlFor={`choose-${id}`} dir="auto" className={`${TITLE} cursor-pointer`}>
              {title}
            </label>
          ) : (
            <Link
              to={`/listing/${id}`}
              viewTransition={canMovePages()}
              state={{ listing } satisfies KnownListing}
              dir="auto"
              className={`${TITLE} outline-none`}
            >
              {title}
            </Link>
          )}
        </p>
        {notice && <ListingNoticeLine notice={notice} title={title} />}
      </div>
      <span className="justify-self-end max-md:col-start-3 max-md:row-start-3 md:justify-self-start">
        <StatusBadge listing={listing} />
      </span>
      <span className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
        <PriceTag cents={priceCents} size="sm" />
      </span>
      <span className="t-small text-ink-2 max-md:col-start-2 max-md:row-start-3 md:text-end">
        <time dateTime={createdAt} className="max-sm:hidden">
          {shortDate(createdAt)}
        </time>
        <span className="flex flex-wrap items-center gap-x-2.5 md:justify-end">
          <Count icon={<Icon name="eye" className="icon-sm" />} value={views} one="view" many="views" />
          <Count
            icon={<Icon name="heart" className="icon-sm" />}
            value={saves}
            one="favorite"
            many="favorites"
          />
        </span>
      </span>
      <span className="relative justify-self-end max-lg:hidden">
        {!choice && (can.markSold || can.relist) && (
          <Button
            variant="line"
            size="sm"
            busy={manage.doing === 'status'}
            aria-label={`${can.relist ? 'Put back for sale' : 'Mark as sold'}: ${title}`}
            onClick={() => (can.relist ? void manage.relist() : manage.markSold())}
          >
            {can.relist ? 'Put back for sale' : 'Mark as sold'}
          </Button>
        )}
      </span>
      <span className="relative max-md:col-start-4 max-md:row-span-3 max-md:row-start-1 max-md:self-start">
        {choice ? (
          <Checkbox
            id={`choose-${id}`}
            checked={choice.chosen}
            onChange={(event) => choice.onChoose(event.currentTarget.checked)}
          />
        ) : (
          <OwnListingMenu listing={listing} manage={manage} onDelete={() => setAsking(true)} />
        )}
        <ChooseBuyer listing={listing} manage={manage} />
        <RelistDialog listing={listing} manage={manage} />
        <DeleteListingDialog
          open={asking}
          busy={manage.doing === 'delete'}
          onConfirm={() => void manage.remove().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      </span>
    </li>
  );
}

function Count({ icon, value, one, many }: { icon: ReactNode; value: number; one: string; many: string }) {
  const name = value === 1 ? one : many;
  return (
    <span className="num inline-flex items-center gap-1" title={`${grouped(value)} ${name}`}>
      {icon}
      {grouped(value)}
      <span className="sr-only"> {name}</span>
    </span>
  );
}
