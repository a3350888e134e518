import { BadgeCheck, Mail } from 'lucide-react';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Rating } from '../../../platform/web/ui/rating.tsx';
import type { TrustBadge } from '../../profiles/contract/badges.ts';
import type { Seller } from '../contract/listing.ts';

/** Who sells, with what others thought of them. */
export function SellerCard({ seller, badges }: { seller: Seller; badges: TrustBadge[] }) {
  return (
    <div className="seller-card">
      <Avatar name={seller.name} url={seller.kind === 'member' ? seller.avatarUrl : null} size={56} />
      <div>
        <strong className="block text-[1.0625rem] leading-tight">{seller.name}</strong>
        <span className="mt-1 flex items-center gap-2 text-sm text-ink-2">{sellerLine(seller)}</span>
      </div>
      {badges.length > 0 && (
        <div className="seller-badges">
          {badges.includes('trusted-seller') && (
            <Badge tone="success">
              <BadgeCheck className="icon-sm" aria-hidden="true" />
              Trusted Seller
            </Badge>
          )}
          {badges.includes('verified-email') && (
            <Badge>
              <Mail className="icon-sm" aria-hidden="true" />
              Verified Email
            </Badge>
          )}
        </div>
      )}
    </div>
  );
}

function sellerLine(seller: Seller) {
  if (seller.kind === 'guest') return 'Sells without an account';
  if (seller.rating === null) return 'No ratings yet';
  return (
    <>
      <Rating value={seller.rating} />
      {seller.totalRatings === 1 ? '1 rating' : `${seller.totalRatings} ratings`}
    </>
  );
}
