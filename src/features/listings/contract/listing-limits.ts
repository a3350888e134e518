/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const LISTING_LIMITS = {
  title: 120,
  description: 5_000,
  /** Cents; prices above are refused. 10 million dollars. */
  maxPriceCents: 1_000_000_000,
  tags: 10,
  tagLength: 40,
  area: 80,
  /** Characters of the description that a card carries. */
  cardDescription: 160,
} as const;
