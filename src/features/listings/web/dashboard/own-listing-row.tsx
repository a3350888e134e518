import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { PhotoPicture } from '../../../../platform/web/ui/photo-picture.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import type { Listing, OwnListingCard } from '../../contract/listing.ts';
import { ChooseBuyer } from '../manage/choose-buyer.tsx';
import { DeleteListingDialog } from '../manage/delete-listing-dialog.tsx';
import { OwnListingMenu } from '../manage/own-listing-menu.tsx';
import { useManageListing } from '../manage/use-manage-listing.ts';

interface OwnListingRowProps {
  listing: OwnListingCard;
  onChanged: (listing: Listing) => void;
  onDeleted: () => void;
  onRestored: () => void;
}

/** One of the seller's own listings; the link of its title covers the row, what can be done lies on top of it. */
export function OwnListingRow({ listing, ...told }: OwnListingRowProps) {
  const { id, cover, title, status, reserved, priceCents, createdAt, can } = listing;
  const manage = useManageListing(listing, told);
  const [asking, setAsking] = useState(false);
  const sold = status === 'sold';
  return (
    <li className="relative grid grid-cols-[56px_1fr_auto_44px] items-center gap-x-3 gap-y-1.5 pr-2 pl-4 py-3 hover:bg-surface-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus md:grid-cols-[56px_1fr_96px_104px_104px_44px] lg:grid-cols-[56px_1fr_110px_120px_120px_168px_44px] md:gap-x-4 md:px-6">
      <div
        className={`photo row-span-2 w-14 rounded-md! md:row-span-1 ${cover ? '' : 'photo-none'} ${sold ? 'photo-sold' : ''}`}
      >
        {cover ? (
          <PhotoPicture photo={cover} sizes="56px" alt="" />
        ) : (
          <ImageOff className="icon!" aria-hidden="true" />
        )}
      </div>
      <p className="t-label min-w-0 truncate">
        <Link to={`/listing/${id}`} className="outline-none after:absolute after:inset-0">
          {title}
        </Link>
      </p>
      <span className="justify-self-end max-md:order-1 max-md:col-start-3 md:justify-self-start">
        {sold ? (
          <Badge>Sold</Badge>
        ) : reserved ? (
          <Badge tone="warn">Reserved</Badge>
        ) : (
          <Badge tone="success">Available</Badge>
        )}
      </span>
      <span className="justify-self-end md:justify-self-start">
        <PriceTag cents={priceCents} size="sm" />
      </span>
      <time
        dateTime={createdAt}
        className="t-small text-ink-2 max-md:order-1 max-md:col-start-2 max-md:row-start-2 md:text-right"
      >
        {shortDate(createdAt)}
      </time>
      <span className="relative justify-self-end max-lg:hidden">
        {(can.markSold || can.relist) && (
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
      <span className="relative max-md:col-start-4 max-md:row-span-2 max-md:row-start-1">
        <OwnListingMenu listing={listing} manage={manage} onDelete={() => setAsking(true)} />
        <ChooseBuyer listing={listing} manage={manage} />
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
