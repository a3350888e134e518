import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import { CARD_SIZES } from '../../../items/listings/web/listings.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { FlashDropListing } from '../contract/flash-drop.ts';

const BADGES = {
  trending: { tone: 'coral', icon: 'flame', label: 'Trending' },
  featured: { tone: 'night', icon: 'star', label: 'Featured' },
  'flash-sale': { tone: 'zest', icon: 'zap', label: 'Flash sale' },
} as const;

/** A listing of an event, with its likes and shares. */
export function EventListingCard({ of: { listing, badges, likes, shares } }: { of: FlashDropListing }) {
  const { cover, seller } = listing;
  const isSold = listing.status === 'sold';
  return (
    <article className="card">
      <div className={`photo${cover ? '' : ' photo-none'}${isSold ? ' photo-sold' : ''}`}>
        {cover ? (
          <PhotoPicture photo={cover} sizes={CARD_SIZES} alt="" />
        ) : (
          <>
            <Icon name="image-off" />
            No Image
          </>
        )}
        <div className="photo-badges">
          {isSold && <Badge tone="night">Sold</Badge>}
          {badges.map((badge) => {
            const { tone, icon, label } = BADGES[badge];
            return (
              <Badge key={badge} tone={tone}>
                <Icon name={icon} />
                {label}
              </Badge>
            );
          })}
        </div>
        <PriceTag cents={listing.priceCents} zest={badges.includes('flash-sale')} rounded />
      </div>
      <div className="card-body">
        <h3 className="card-title" dir="auto">
          <a href={`/listing/${listing.id}`}>{listing.title}</a>
        </h3>
        <div className="card-seller">
          <Count icon="heart" count={likes} one="like" many="likes" />
          <Count icon="share-2" count={shares} one="share" many="shares" />
          <span className="card-name ms-auto min-w-0" dir="auto">
            {seller.name}
          </span>
          <Avatar name={seller.name} url={seller.kind === 'member' ? seller.avatarUrl : null} />
        </div>
      </div>
    </article>
  );
}

interface CountProps {
  icon: IconName;
  count: number;
  one: string;
  many: string;
}

function Count({ icon, count, one, many }: CountProps) {
  return (
    <span className="num inline-flex flex-none items-center gap-1 font-semibold">
      <Icon name={icon} className="size-4" />
      {grouped(count)}
      <span className="sr-only">{count === 1 ? ` ${one}` : ` ${many}`}</span>
    </span>
  );
}
