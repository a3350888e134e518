import { defineSignal } from '../../../shared/signals.ts';
import type { Entitlement } from './entitlements.ts';

/** A member tried what their plan does not entitle them to. */
export const premiumFeatureRefused = defineSignal<{
  profileId: string;
  entitlement: Entitlement;
  /** Of the attempt, in UTC: '2026-11-22'. */
  day: string;
}>('plans.premium-feature-refused');
