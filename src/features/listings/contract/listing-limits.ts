/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const LISTING_LIMITS = {
  title: 120,
  description: 5_000,
  /** Cents; prices above are refused. 10 million dollars. */
  maxPriceCents: 1_000_000_000,
  tags: 10,
  tagLength: 40,
  area: 80,
  maxRadiusKm: 1000,
  /** Characters of the description that a card carries. */
  cardDescription: 160,
  /** Days a listing stays where it is before its owner can bring it to the top again. */
  renewAfterDays: 7,
  /** Former prices that are shown. */
  pastPrices: 10,
  /** Seconds a person can take a deletion back; the server grants some more for the way. */
  undoDelete: 10,
  undoDeleteOnServer: 15,
} as const;
