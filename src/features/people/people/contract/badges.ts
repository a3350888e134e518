/** Trust badges, in display order. All are earned; none can be bought. */
export const TRUST_BADGES = ['trusted-seller', 'verified-phone', 'verified-email'] as const;
export type TrustBadge = (typeof TRUST_BADGES)[number];

interface BadgeTexts {
  label: string;
  /** What the badge says about its owner. */
  meaning: string;
  /** How to earn it. */
  earnedBy: string;
}

export const BADGE_TEXTS: Record<TrustBadge, BadgeTexts> = {
  'trusted-seller': {
    label: 'Trusted Seller',
    meaning: 'Rated 4.5 or better by others.',
    earnedBy: 'Earned with a rating of 4.5 or better.',
  },
  'verified-phone': {
    label: 'Verified Phone',
    meaning: 'The phone number is confirmed.',
    earnedBy: 'Earned by entering the code we send to your phone.',
  },
  'verified-email': {
    label: 'Verified Email',
    meaning: 'This person confirmed their email address.',
    earnedBy: 'Earned by opening the link in our confirmation email.',
  },
};

/** Minimum mean rating for the trusted-seller badge. */
const MIN_TRUSTED_RATING = 4.5;

interface TrustFacts {
  rating: number | null;
  totalRatings: number;
  /** The code sent to the number was entered. */
  phoneConfirmed: boolean;
  /** The link mailed to the address was opened. */
  emailConfirmed: boolean;
}

export function earnedBadges(facts: TrustFacts): TrustBadge[] {
  const { rating, totalRatings, phoneConfirmed, emailConfirmed } = facts;
  const trusted = rating !== null && totalRatings > 0 && rating >= MIN_TRUSTED_RATING;
  return [
    ...(trusted ? ['trusted-seller' as const] : []),
    ...(phoneConfirmed ? ['verified-phone' as const] : []),
    ...(emailConfirmed ? ['verified-email' as const] : []),
  ];
}
