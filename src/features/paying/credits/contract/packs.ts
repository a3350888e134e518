import type { Offer } from '../../../../shared/offers.ts';
import { DEFAULT_PACK_PRICES, PACK_IDS, type PackId, type PackPrices } from '../../../../shared/prices.ts';

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

/** A pack, whose price and credits operators set. */
type PackTerms = Pick<CreditPack, 'id' | 'name' | 'description' | 'popular'>;

const PACK_TERMS: Readonly<Record<PackId, PackTerms>> = {
  '50_credits': { id: '50_credits', name: 'Starter Pack', description: 'A garage shelf.', popular: false },
  '100_credits': {
    id: '100_credits',
    name: 'Popular Pack',
    description: 'A whole clear-out.',
    popular: true,
  },
  '250_credits': {
    id: '250_credits',
    name: 'Power Pack',
    description: 'A year of selling.',
    popular: false,
  },
};

export const isPackId = (id: string): id is PackId => (PACK_IDS as readonly string[]).includes(id);

/** Returns the terms of the pack with this id; undefined for anything else, such as a plan. */
export const packOf = (id: string): PackTerms | undefined => (isPackId(id) ? PACK_TERMS[id] : undefined);

/** Returns a pack as it is sold now. */
export const creditPack = (id: PackId, prices: PackPrices): CreditPack => ({
  ...PACK_TERMS[id],
  credits: prices[id].credits,
  priceCents: prices[id].cents,
});

/** Returns the packs that are for sale, in their order. */
export const packsForSale = (prices: PackPrices): CreditPack[] =>
  prices.packOrder.filter((id) => prices[id].isForSale).map((id) => creditPack(id, prices));

const REFERENCE = /^credits:(\d+)$/;

/** Returns what a purchase of a pack is called, so that a later change of the pack doesn't change its credits. */
export const packReference = ({ credits }: CreditPack): string => `credits:${credits}`;

/** Returns how many credits were bought. Purchases of older releases don't say, and had those of the default. */
export const boughtCredits = (id: PackId, reference: string): number =>
  Number(REFERENCE.exec(reference)?.[1] ?? DEFAULT_PACK_PRICES[id].credits);

/** Returns how many of a payment's credits are still paid for after refunds. */
export function creditsPaidFor(credits: number, amountCents: number, refundedCents: number): number {
  if (refundedCents >= amountCents) return 0;
  return Math.floor((credits * (amountCents - refundedCents)) / amountCents);
}

/** Returns the offer of a pack for the payment page. */
export const packOffer = ({ id, name, credits, priceCents }: CreditPack): Offer => ({
  id,
  name,
  description: `${credits} credits`,
  amountCents: priceCents,
  currency: 'usd',
  interval: null,
});
