import { z } from '@hono/zod-openapi';
import {
  DEFAULT_PACK_PRICES,
  DEFAULT_PLAN_PRICES,
  MAX_PACK_CREDITS,
  MAX_SALE_CENTS,
  MIN_SALE_CENTS,
  PACK_IDS,
  type PackId,
  type PaidPlan,
} from './prices.ts';
import { setting } from './setting-kinds.ts';

const SalePrice = z
  .int('Enter a price like 6 or 5.99.')
  .min(MIN_SALE_CENTS, 'Enter $0.50 or more. Stripe takes no smaller payments.')
  .max(MAX_SALE_CENTS, 'Enter $10,000 or less.');
const ForSale = z.boolean('Choose whether it is for sale.');

const planPrice = (plan: PaidPlan, label: string) =>
  setting({
    schema: z.object({ cents: SalePrice, isForSale: ForSale }, 'Enter a price like 6 or 5.99.'),
    default: DEFAULT_PLAN_PRICES[plan],
    group: 'prices',
    label,
    hint: 'For new subscribers. Existing ones keep their price.',
  });

const packPrice = (pack: PackId, label: string) =>
  setting({
    schema: z.object(
      {
        cents: SalePrice,
        credits: z
          .int('Enter a whole number of credits.')
          .min(1, 'Enter 1 credit or more.')
          .max(MAX_PACK_CREDITS, 'Enter 10,000 credits or fewer.'),
        isForSale: ForSale,
      },
      'Enter a price like 6 or 5.99.',
    ),
    default: DEFAULT_PACK_PRICES[pack],
    group: 'prices',
    label,
    hint: "Credits already bought don't change.",
  });

/** What plans and packs cost, and the order of the packs. */
export const priceSettings = {
  premium_monthly: planPrice('premium_monthly', 'Premium, monthly'),
  premium_yearly: planPrice('premium_yearly', 'Premium, yearly'),
  premium_plus_monthly: planPrice('premium_plus_monthly', 'Premium Plus, monthly'),
  premium_plus_yearly: planPrice('premium_plus_yearly', 'Premium Plus, yearly'),
  one_time_premium: planPrice('one_time_premium', 'One-Time Premium'),
  one_time_premium_plus: planPrice('one_time_premium_plus', 'One-Time Premium Plus'),
  '50_credits': packPrice('50_credits', 'Starter Pack'),
  '100_credits': packPrice('100_credits', 'Popular Pack'),
  '250_credits': packPrice('250_credits', 'Power Pack'),
  packOrder: setting<readonly PackId[]>({
    schema: z
      .array(z.enum(PACK_IDS), 'Put the packs in an order.')
      .refine(
        (ids) => ids.length === PACK_IDS.length && new Set(ids).size === ids.length,
        'Name each pack once.',
      ),
    default: PACK_IDS,
    group: 'prices',
    label: 'Order of packs',
    hint: 'As people see them.',
  }),
};
