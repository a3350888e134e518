import { defineSignal } from '../../../shared/signals.ts';
import type { Entitlement } from './entitlements.ts';

/** A member tried what their plan does not entitle them to. */
export const premiumFeatureRefused = defineSignal<{
  profileId: string;
  entitlement: Entitlement;
  /** Of the attempt, in UTC: '2026-11-22'. */
  day: string;
}>('plans.premium-feature-refused');

/** What a member's plan entitles to may have changed: it began, changed or ended. */
export const planChanged = defineSignal<{ profileId: string }>('plans.plan-changed');
