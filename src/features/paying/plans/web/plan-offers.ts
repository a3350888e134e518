import type { components } from '../../../../platform/web/api/api.generated.ts';
import type { PaidPlan } from '../../../../shared/prices.ts';

type ShownOffer = components['schemas']['Plans']['offers'][number];

/** What each plan costs now. */
export type PlanOffers = Readonly<Record<PaidPlan, ShownOffer>>;

export const offersByPlan = (offers: readonly ShownOffer[]): PlanOffers =>
  Object.fromEntries(offers.map((offer) => [offer.id, offer])) as PlanOffers;
