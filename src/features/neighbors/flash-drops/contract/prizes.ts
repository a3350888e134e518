/** Prizes of a Flash Drop. In a tie, the person who reached the number first wins. */
export const PRIZES = [
  {
    id: 'top-lister',
    title: 'Top Lister',
    description: 'For clearing out the most.',
    criteria: 'Most listings',
  },
  {
    id: 'community-favorite',
    title: 'Community Favorite',
    description: 'For the listings that neighbors love.',
    criteria: 'Most likes',
  },
  {
    id: 'quick-seller',
    title: 'Quick Seller',
    description: 'For selling three items or more.',
    criteria: '3+ sales',
  },
] as const;
export type PrizeId = (typeof PRIZES)[number]['id'];

/** Sales needed to win Quick Seller. */
export const MIN_QUICK_SALES = 3;
