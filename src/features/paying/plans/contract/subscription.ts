import { z } from '@hono/zod-openapi';
import { CURRENCIES, OFFER_INTERVALS } from '../../../../shared/offers.ts';
import { PLAN_TYPES } from '../../../../shared/plan-types.ts';
import { CHOOSABLE_PLANS, PAID_PLANS, RENEWING_PLANS } from './offers.ts';
import { SUBSCRIPTION_ABILITIES, SUBSCRIPTION_STATUSES } from './subscription-lifecycle.ts';

export const Plans = z
  .object({
    offers: z.array(
      z.object({
        id: z.enum(PAID_PLANS),
        name: z.string(),
        description: z.string(),
        amountCents: z.int(),
        currency: z.enum(CURRENCIES),
        interval: z.enum(OFFER_INTERVALS).nullable().describe('Null for one-time purchases.'),
        isForSale: z.boolean().describe('Existing subscribers keep a plan that is not for sale.'),
      }),
    ),
    salesEmail: z.string().describe('Contact for questions about plans.'),
  })
  .openapi('Plans');
export type Plans = z.infer<typeof Plans>;

export const PlanChoice = z
  .object({ planType: z.enum(CHOOSABLE_PLANS) })
  .openapi('PlanChoice', { example: { planType: 'premium_monthly' } });
export type PlanChoice = z.infer<typeof PlanChoice>;

export const ChosenPlan = z
  .object({
    id: z.uuid(),
    status: z.enum(['active', 'pending']).describe('Pending until the payment is confirmed.'),
    checkout: z
      .object({ id: z.uuid(), url: z.string() })
      .nullable()
      .describe('The payment page; null for free plans.'),
  })
  .openapi('ChosenPlan');
export type ChosenPlan = z.infer<typeof ChosenPlan>;

export const Subscription = z
  .object({
    id: z.uuid(),
    planType: z.enum(PLAN_TYPES),
    status: z.enum(SUBSCRIPTION_STATUSES),
    cancelsAtPeriodEnd: z.boolean().describe('Whether it ends with its period instead of being renewed.'),
    amountCents: z.int(),
    email: z.string().describe('The address for receipts.'),
    paidWith: z.string().nullable().describe("Such as 'Visa ending 4242'."),
    chosenAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable().describe('When it was first paid.'),
    currentPeriodEnd: z.iso.datetime().nullable().describe('When it renews, or ends if it was canceled.'),
    scheduledPlanType: z
      .enum(RENEWING_PLANS)
      .nullable()
      .describe('The plan it changes to at the end of the period; null if it stays.'),
    scheduledAmountCents: z.int().nullable().describe('What it costs then.'),
    worksUntil: z.iso
      .datetime()
      .nullable()
      .describe('When it stops working if nothing changes; null if it continues.'),
    nextAttemptAt: z.iso.datetime().nullable().describe('When the payment is retried, while past due.'),
    endedAt: z.iso.datetime().nullable(),
    can: z.array(z.enum(SUBSCRIPTION_ABILITIES)),
  })
  .openapi('Subscription');
export type Subscription = z.infer<typeof Subscription>;

export const PlanChange = z
  .object({ planType: z.enum(RENEWING_PLANS) })
  .openapi('PlanChange', { example: { planType: 'premium_yearly' } });
export type PlanChange = z.infer<typeof PlanChange>;

export const ChangePreview = z
  .object({
    todayCents: z
      .int()
      .describe(
        'What is charged today, for the rest of the period; 0 for a downgrade, which waits for its end.',
      ),
    currency: z.enum(CURRENCIES),
  })
  .openapi('ChangePreview');
export type ChangePreview = z.infer<typeof ChangePreview>;

export const MyPlan = z
  .object({
    planType: z.enum(PLAN_TYPES).describe('The plan that determines the current entitlements.'),
    current: Subscription.nullable().describe('Null for the free plan.'),
    pending: Subscription.nullable().describe('Chosen but not paid yet.'),
    ended: Subscription.nullable().describe('The last ended one, if there is no current one.'),
  })
  .openapi('MyPlan');
export type MyPlan = z.infer<typeof MyPlan>;
