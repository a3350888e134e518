import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Rating } from '../../../../platform/web/ui/rating.tsx';
import { counted } from '../../../../shared/counted.ts';
import type { TrustBadge } from '../../../people/people/contract/badges.ts';
import type { Seller } from '../contract/listing.ts';
import { TrustBadges } from './trust-badges.tsx';

/** The seller with rating and badges; the link to the profile covers the card. */
export function SellerCard({ seller, badges }: { seller: Seller; badges: TrustBadge[] }) {
  return (
    <div className="press relative mt-2.5 flex flex-wrap items-center gap-3.5 rounded-lg p-4 inset-ring-[1.5px] inset-ring-line has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus has-[a:hover]:bg-surface-2">
      <Avatar name={seller.name} url={seller.kind === 'member' ? seller.avatarUrl : null} size={56} />
      <div className="min-w-0 flex-1 break-words">
        <strong className="block text-lg leading-tight" dir="auto">
          {seller.kind === 'member' ? (
            <Link to={`/profile/${seller.id}`} className="outline-none after:absolute after:inset-0">
              {seller.name}
            </Link>
          ) : (
            seller.name
          )}
        </strong>
        <span className="mt-1 flex items-center gap-2 text-sm text-ink-2">{sellerLine(seller)}</span>
      </div>
      {seller.kind === 'member' && <Icon name="chevron-right" className="icon text-ink-2" />}
      <TrustBadges badges={badges} />
    </div>
  );
}

function sellerLine(seller: Seller) {
  if (seller.kind === 'guest') return 'Sells without an account';
  if (seller.rating === null) return 'No ratings yet';
  return (
    <>
      <Rating value={seller.rating} />
      {counted(seller.totalRatings, 'rating')}
    </>
  );
}
