import { MAX_PRICE_CENTS } from './money.ts';

/** Limits that server and pages share. No schema library here, so that pages stay light. */
export const LISTING_LIMITS = {
  title: 120,
  description: 5_000,
  /** Cents; prices above are refused. 10 million dollars. */
  maxPriceCents: MAX_PRICE_CENTS,
  tags: 10,
  tagLength: 40,
  area: 80,
  maxRadiusKm: 1000,
  /** Characters of the description that a card carries. */
  cardDescription: 160,
  /** Days after which an owner can bring a listing to the top again. */
  renewAfterDays: 7,
  /** Former prices that are shown. */
  pastPrices: 10,
  /** Seconds in which a deletion can be undone; the server adds a few for slow connections. */
  undoDelete: 10,
  undoDeleteOnServer: 15,
} as const;
