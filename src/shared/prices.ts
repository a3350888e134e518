/**
 * What plans and packs of voice credits cost until operators change it. The key of each is its id as an offer and as a
 * setting.
 */
export interface PlanPrice {
  cents: number;
  /** Whether new people can buy it. Existing subscribers keep it. */
  isForSale: boolean;
}

export interface PackPrice extends PlanPrice {
  credits: number;
}

const plan = (cents: number): PlanPrice => ({ cents, isForSale: true });
const pack = (credits: number, cents: number): PackPrice => ({ credits, cents, isForSale: true });

export const DEFAULT_PLAN_PRICES = {
  premium_monthly: plan(500),
  premium_yearly: plan(2500),
  premium_plus_monthly: plan(700),
  premium_plus_yearly: plan(3500),
  one_time_premium: plan(9900),
  one_time_premium_plus: plan(14_900),
};
/** Plans that cost money. */
export type PaidPlan = keyof typeof DEFAULT_PLAN_PRICES;
export type PlanPrices = Readonly<Record<PaidPlan, PlanPrice>>;

export const DEFAULT_PACK_PRICES = {
  '50_credits': pack(50, 999),
  '100_credits': pack(100, 1799),
  '250_credits': pack(250, 3999),
};
export type PackId = keyof typeof DEFAULT_PACK_PRICES;
/** The packs in their order, until operators change it. */
export const PACK_IDS = ['50_credits', '100_credits', '250_credits'] as const satisfies readonly PackId[];
export type PackPrices = Readonly<Record<PackId, PackPrice>> & { readonly packOrder: readonly PackId[] };

/** Stripe takes no payment in US dollars below this. */
export const MIN_SALE_CENTS = 50;
export const MAX_SALE_CENTS = 1_000_000;
export const MAX_PACK_CREDITS = 10_000;
