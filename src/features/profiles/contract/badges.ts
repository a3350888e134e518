/** Signs of trust in the order they are always shown; each is earned, none is bought. */
export const TRUST_BADGES = ['trusted-seller', 'verified-email'] as const;
export type TrustBadge = (typeof TRUST_BADGES)[number];

/** Out of 5; somebody has to have rated. */
const TRUSTED_FROM = 4.5;

interface TrustFacts {
  rating: number | null;
  totalRatings: number;
  /** The link that was mailed to the address was opened. */
  emailConfirmed: boolean;
}

export function earnedBadges({ rating, totalRatings, emailConfirmed }: TrustFacts): TrustBadge[] {
  const trusted = rating !== null && totalRatings > 0 && rating >= TRUSTED_FROM;
  return [
    ...(trusted ? ['trusted-seller' as const] : []),
    ...(emailConfirmed ? ['verified-email' as const] : []),
  ];
}
