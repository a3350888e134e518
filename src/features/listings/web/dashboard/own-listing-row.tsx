import { ImageOff } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { PhotoPicture } from '../../../../platform/web/ui/photo-picture.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import type { ListingCard } from '../../contract/listing.ts';

/** One of the seller's own listings; the link of its title covers the row. */
export function OwnListingRow({ listing }: { listing: ListingCard }) {
  const { id, cover, title, status, priceCents, createdAt } = listing;
  const sold = status === 'sold';
  return (
    <li className="relative grid grid-cols-[56px_1fr_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-surface-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus md:grid-cols-[56px_1fr_120px_140px_120px] md:px-6">
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
        {sold ? <Badge>Sold</Badge> : <Badge tone="success">Available</Badge>}
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
    </li>
  );
}
