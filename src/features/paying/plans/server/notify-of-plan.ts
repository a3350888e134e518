import { shortDate } from '../../../../shared/dates.ts';
import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';
import type { Entitlement } from '../../../../shared/plan-types.ts';
import { type NotifyServices, notify } from '../../../talking/notifications/server/notifications.ts';
import { ENTITLEMENT_NAMES } from '../contract/entitlements.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { PlanChange, planChanged } from '../contract/signals.ts';

type Changed = NonNullable<(typeof planChanged)['payload']>;

/** For changes that the member did not make. Payments send a receipt instead. */
const PLAN: PreferenceGroup = {
  group: 'plan',
  label: 'Your plan',
  about: "Payments that didn't work, and when a plan ends",
  order: 6,
  on: ['in-app', 'email'],
};
const ICONS: Readonly<Record<PlanChange, string>> = {
  started: 'crown',
  switched: 'crown',
  recovered: 'crown',
  released: 'crown',
  'payment-missed': 'triangle-exclamation-point',
  held: 'lock',
  ended: 'calendar-x',
};
const IN_APP_ONLY: readonly PlanChange[] = ['started', 'switched', 'recovered', 'released'];

const kindOf = (change: PlanChange): string => `plans.${change}`;

export const planChangeNotifications: readonly NotificationKind[] = (Object.keys(ICONS) as PlanChange[]).map(
  (change) => ({
    kind: kindOf(change),
    type: 'other',
    icon: ICONS[change],
    ...(!IN_APP_ONLY.includes(change) && { preference: PLAN }),
  }),
);

/** Notifies a member of changes to their plan. Only the latest change is shown. */
export const notifyOfPlan = (services: NotifyServices, changed: Changed, delivery: string): Promise<void> =>
  notify(services, `plan:${delivery}`, [
    {
      to: changed.profileId,
      kind: kindOf(changed.change),
      group: 'plan',
      ...textsOf(changed),
      link: '/settings/plan',
    },
  ]);

function textsOf({ change, planType, worksUntil }: Changed): { title: string; message: string } {
  const name = PLAN_NAMES[planType];
  switch (change) {
    case 'started':
    case 'switched':
      return { title: `You're on ${name}`, message: 'See what it includes in My plan.' };
    case 'payment-missed': {
      const until = worksUntil === null ? '' : `${name} works until ${shortDate(worksUntil)}. `;
      return { title: "We couldn't charge your card", message: `${until}Update your card in My plan.` };
    }
    case 'recovered':
      return { title: 'Your payment went through', message: `${name} goes on.` };
    case 'held':
      return {
        title: 'Your bank is checking a payment',
        message: `${name} pauses until that's settled.`,
      };
    case 'released':
      return { title: `${name} is back`, message: 'Your bank has settled the payment.' };
    case 'ended':
      return {
        title: `Your ${name} has ended`,
        message: 'Your listings, chats and bought credits are still here.',
      };
  }
}

const REFUSED = 'plans.premium-feature';

/** In the app only: a toast has already shown the same text. */
export const planNotifications: readonly NotificationKind[] = [{ kind: REFUSED, type: 'ai_usage_alert' }];

/** Notifies a member that a feature requires a plan, at most once per feature and day. */
export const notifyOfRefusal = (
  services: NotifyServices,
  { profileId, entitlement, day }: { profileId: string; entitlement: Entitlement; day: string },
): Promise<void> =>
  notify(services, `premium-feature:${entitlement}:${day}`, [
    {
      to: profileId,
      kind: REFUSED,
      group: `premium-feature:${entitlement}`,
      title: `${ENTITLEMENT_NAMES[entitlement]} needs a plan`,
      message: 'See what each plan includes.',
      link: '/pricing',
    },
  ]);
