import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { counted } from '../../../../shared/counted.ts';
import { shortDate } from '../../../../shared/dates.ts';
import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { type NotifyServices, notify } from '../../../talking/notifications/server/notifications.ts';
import {
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
} from '../../billing/contract/signals.ts';
import type { BillingServices } from '../../billing/server/billing.ts';
import { planChanged } from '../../plans/contract/signals.ts';
import { lowCreditsTitle } from '../contract/low-credits.ts';
import { PACKS_PAGE } from '../contract/packs.ts';
import { creditsRanLow, creditsReset } from '../contract/signals.ts';
import { applyDispute, applyDisputeOutcome, applyPurchase, applyRefund } from './bought-credits.ts';
import { creditRoutes } from './credits.routes.ts';
import { type CreditServices, creditsOf } from './credits.ts';
import { currentBalance, resetDueBalances } from './current-balance.ts';

const RESET = 'credits.reset';
const LOW = 'credits.low';

/** Shown in the app only. */
const creditNotifications: readonly NotificationKind[] = [
  { kind: RESET, type: 'credit_reset' },
  { kind: LOW, type: 'credit_reminder' },
];

/** Notifies a member that their allowance was renewed. */
const notifyOfReset = (
  services: NotifyServices,
  { profileId, entryId, available }: { profileId: string; entryId: string; available: number },
): Promise<void> =>
  notify(services, `credits-reset:${entryId}`, [
    {
      to: profileId,
      kind: RESET,
      group: 'credits',
      title: 'Your voice credits were renewed',
      message: `You have ${counted(available, 'credit')}.`,
      link: '/voice-recorder',
    },
  ]);

/** Reminds a member of low credits: once for each balance, until credits are added. */
async function notifyOfLowCredits(
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

/** Exports a member's voice credits and their ledger. */
const exportCredits: ExportPerson = {
  tables: [
    {
      name: 'voice-credits',
      shows: ['voice_credits'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select plan_type as plan, credits_available as available, credits_used as used, total_credits as total,
              allowance as left_of_this_month, purchased as left_of_bought_ones, last_reset_date as renewed_at,
              resets_at as renews_at
            from voice_credits where profile_id = ${person.id}::uuid`,
    },
    {
      name: 'voice-credit-entries',
      shows: ['credit_entries'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select kind, source, plan_type as plan_or_pack, payment_id as payment, amount_cents,
              allowance as added_to_this_month, purchased as added_to_bought_ones,
              available_after, created_at
            from credit_entries where profile_id = ${person.id}::uuid order by id`,
    },
  ],
};

type Services = CreditServices & NotifyServices & BillingServices & Pick<PlatformServices, 'settings'>;

export const creditsFeature = defineFeature({
  name: 'credits',
  exportPerson: exportCredits,
  // Deleting the balance deletes its ledger entries.
  erasePerson: { columns: erased('voice_credits', 'profile_id') },
  notificationKinds: creditNotifications,
  build: (services: Services) => ({
    routes: [creditRoutes(services)],
    jobs: [
      consume(creditsReset, 'notifications.credits-reset', (reset) => notifyOfReset(services, reset)),
      consume(creditsRanLow, 'notifications.credits-low', (low) => notifyOfLowCredits(services, low)),
      consume(purchasePaid, 'credits.purchase', (paid) => applyPurchase(services, paid)),
      consume(paymentRefunded, 'credits.refund', (refunded) => applyRefund(services, refunded)),
      consume(disputeOpened, 'credits.dispute', (opened) => applyDispute(services, opened)),
      consume(disputeClosed, 'credits.dispute-closed', (closed) => applyDisputeOutcome(services, closed)),
      consume(planChanged, 'credits.follow-plan', async ({ profileId }) => {
        await currentBalance(services, profileId);
      }),
      schedule('credits.reset-due', '7 * * * *', () => resetDueBalances(services)),
    ],
  }),
});
