import type { ReactNode } from 'react';
import { AiBadge } from '../../../../platform/web/ui/ai-badge.tsx';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { Rating } from '../../../../platform/web/ui/rating.tsx';
import { distanceText } from '../../../../shared/distance.ts';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import { PhotoPicture } from '../../photos/web/photos.ts';
import type { ListingCard as Listing } from '../contract/listing.ts';

type ListingCardProps = {
  listing: Listing;
  /** Whether it is in view when the page opens. */
  eager?: boolean;
  /** The heading level of its title: h3 where a section with a heading holds the cards. */
  heading?: 'h2' | 'h3';
  /** Says in the corner of the photo that the card is featured, which also looks so. */
  featured?: ReactNode;
  /** What is off about it, where most of it matches; in place of its category. */
  miss?: string;
  /** In the other corner of the photo, such as a menu. */
  corner?: ReactNode;
};

/** How wide the photo of a card is. */
export const CARD_SIZES = '(min-width: 80rem) 288px, (min-width: 48rem) 30vw, 46vw';

/**
 * A listing in a grid; the link of its title covers the whole card. Plain elements without hooks, because a
 * page renders two dozen of them for every visitor; ListingGrid makes the links navigate on the client.
 */
export function ListingCard({
  listing,
  eager,
  heading: Heading = 'h2',
  featured,
  miss,
  corner,
}: ListingCardProps) {
  const { cover, seller } = listing;
  const sold = listing.status === 'sold';
  let photoClass = 'photo';
  if (!cover) photoClass += ' photo-none';
  if (sold) photoClass += ' photo-sold';

  return (
    <article className={featured === undefined ? 'card' : 'card card-featured'}>
      <div className={photoClass}>
        {cover ? (
          <PhotoPicture photo={cover} sizes={CARD_SIZES} eager={eager} alt="" />
        ) : (
          <>
            <Icon name="image-off" />
            No Image
          </>
        )}
        <div className="photo-badges">
          {sold ? (
            <span className="badge badge-night">Sold</span>
          ) : listing.status === 'paused' ? (
            <span className="badge">Paused</span>
          ) : (
            listing.reserved && <span className="badge badge-warn">Reserved</span>
          )}
          {listing.aiGenerated && <AiBadge />}
        </div>
        <PriceTag cents={listing.priceCents} rounded />
      </div>
      <div className="card-body">
        <Heading className="card-title" dir="auto">
          <a href={`/listing/${listing.id}`}>{listing.title}</a>
        </Heading>
        <p className="card-text" dir="auto">
          {listing.description}
        </p>
        <div className="card-badges">
          {miss && (
            <span className="badge badge-warn" dir="auto">
              {miss}
            </span>
          )}
          <span className="badge">{conditionLabel(listing.condition)}</span>
          {!miss && <span className="badge">{categoryLabel(listing.category)}</span>}
        </div>
        <div className="card-seller">
          <Avatar name={seller.name} url={seller.kind === 'member' ? seller.avatarUrl : null} />
          <span className="card-name" dir="auto">
            {seller.name}
          </span>
          {listing.distanceKm !== undefined && (
            <span className="card-distance">{distanceText(listing.distanceKm)}</span>
          )}
          {seller.kind === 'member' && seller.rating !== null && <Rating value={seller.rating} />}
        </div>
      </div>
      {featured}
      {corner && <div className="card-corner">{corner}</div>}
    </article>
  );
}
