import type { Offer } from '../../../../shared/offers.ts';

export const PACK_IDS = ['50_credits', '100_credits', '250_credits'] as const;
export type PackId = (typeof PACK_IDS)[number];

/** Voice credits that are bought once and never expire. */
export interface CreditPack {
  id: PackId;
  name: string;
  credits: number;
  priceCents: number;
  /** What the credits are enough for. */
  description: string;
  /** Marked as the most popular pack. */
  popular: boolean;
}

/** The page that sells packs. */
export const PACKS_PAGE = '/voice-credits';

const PACKS: Readonly<Record<PackId, CreditPack>> = {
  '50_credits': {
    id: '50_credits',
    name: 'Starter Pack',
    credits: 50,
    priceCents: 999,
    description: 'A garage shelf.',
    popular: false,
  },
  '100_credits': {
    id: '100_credits',
    name: 'Popular Pack',
    credits: 100,
    priceCents: 1799,
    description: 'A whole clear-out.',
    popular: true,
  },
  '250_credits': {
    id: '250_credits',
    name: 'Power Pack',
    credits: 250,
    priceCents: 3999,
    description: 'A year of selling.',
    popular: false,
  },
};

/** Smallest pack first. */
export const CREDIT_PACKS: readonly CreditPack[] = PACK_IDS.map((id) => PACKS[id]);

/** Returns the pack with this id; undefined for anything else, such as a plan. */
export const packOf = (id: string): CreditPack | undefined => CREDIT_PACKS.find((pack) => pack.id === id);

/** Returns how many of a payment's credits are still paid for after refunds. */
export function creditsPaidFor(credits: number, amountCents: number, refundedCents: number): number {
  if (refundedCents >= amountCents) return 0;
  return Math.floor((credits * (amountCents - refundedCents)) / amountCents);
}

/** Returns the offer of a pack for the payment page. */
export function packOffer(packId: PackId): Offer {
  const { id, name, credits, priceCents } = PACKS[packId];
  return {
    id,
    name,
    description: `${credits} credits`,
    amountCents: priceCents,
    currency: 'usd',
    interval: null,
  };
}
