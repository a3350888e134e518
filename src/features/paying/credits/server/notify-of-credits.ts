import { shortDate } from '../../../../shared/dates.ts';
import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { notify, type NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { lowCreditsTitle } from '../contract/low-credits.ts';
import { PACKS_PAGE } from '../contract/packs.ts';
import { type CreditServices, creditsOf } from './credits.ts';

const RESET = 'credits.reset';
const LOW = 'credits.low';

/** Shown in the app only. */
export const creditNotifications: readonly NotificationKind[] = [
  { kind: RESET, type: 'credit_reset' },
  { kind: LOW, type: 'credit_reminder' },
];

/** Notifies a member that their allowance was renewed. */
export const notifyOfReset = (
  services: NotifyServices,
  { profileId, entryId, available }: { profileId: string; entryId: string; available: number },
): Promise<void> =>
  notify(services, `credits-reset:${entryId}`, [
    {
      to: profileId,
      kind: RESET,
      group: 'credits',
      title: 'Your voice credits were renewed',
      message: available === 1 ? 'You have 1 credit.' : `You have ${available} credits.`,
      link: '/voice-recorder',
    },
  ]);

/** Reminds a member of low credits: once for each balance, until credits are added. */
export async function notifyOfLowCredits(
  services: NotifyServices & CreditServices,
  { profileId, left, since }: { profileId: string; left: number; since: string },
): Promise<void> {
  const { resetsAt } = await creditsOf(services, profileId);
  await notify(services, `credits-low:${since}:${left}`, [
    {
      to: profileId,
      kind: LOW,
      group: 'credits',
      title: lowCreditsTitle(left),
      message:
        resetsAt === null
          ? 'Get more for your next recordings.'
          : `Your credits renew on ${shortDate(resetsAt)}.`,
      link: PACKS_PAGE,
    },
  ]);
}
