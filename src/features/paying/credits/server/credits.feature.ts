import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import {
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
} from '../../billing/contract/signals.ts';
import type { BillingServices } from '../../billing/server/billing.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { planChanged } from '../../plans/contract/signals.ts';
import { creditsRanLow, creditsReset } from '../contract/signals.ts';
import { applyDisputeOutcome, applyDispute, applyPurchase, applyRefund } from './apply-payments.ts';
import { creditRoutes } from './credits.routes.ts';
import type { CreditServices } from './credits.ts';
import { exportCredits } from './export-credits.ts';
import { creditNotifications, notifyOfLowCredits, notifyOfReset } from './notify-of-credits.ts';
import { currentBalance, resetDueBalances } from './current-balance.ts';

type Services = CreditServices & NotifyServices & BillingServices;

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
