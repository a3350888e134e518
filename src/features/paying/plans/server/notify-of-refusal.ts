import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import type { Entitlement } from '../../../../shared/plan-types.ts';
import { notify, type NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { ENTITLEMENT_NAMES } from '../contract/entitlements.ts';

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
