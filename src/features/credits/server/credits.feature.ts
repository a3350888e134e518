import { erased } from '../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../platform/server/feature.ts';
import { consume, schedule } from '../../../platform/server/job.ts';
import {
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
} from '../../billing/contract/signals.ts';
import type { BillingServices } from '../../billing/server/billing.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { planChanged } from '../../plans/contract/signals.ts';
import { creditsRanLow, creditsReset } from '../contract/signals.ts';
import { countDecision, countDispute, countPurchase, countRefund } from './apply-payments.ts';
import { creditRoutes } from './credits.routes.ts';
import type { CreditServices } from './credits.ts';
import { exportCredits } from './export-credits.ts';
import { creditNotifications, notifyOfLowCredits, notifyOfReset } from './notify-of-credits.ts';
import { currentBalance, renewDue } from './current-balance.ts';

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
      consume(creditsReset, 'notifications.credits-reset', (renewed) => notifyOfReset(services, renewed)),
      consume(creditsRanLow, 'notifications.credits-low', (low) => notifyOfLowCredits(services, low)),
      consume(purchasePaid, 'credits.purchase', (paid) => countPurchase(services, paid)),
      consume(paymentRefunded, 'credits.refund', (refunded) => countRefund(services, refunded)),
      consume(disputeOpened, 'credits.dispute', (opened) => countDispute(services, opened)),
      consume(disputeClosed, 'credits.dispute-closed', (closed) => countDecision(services, closed)),
      consume(planChanged, 'credits.follow-plan', async ({ profileId }) => {
        await currentBalance(services, profileId);
      }),
      schedule('credits.renew', '7 * * * *', () => renewDue(services)),
    ],
  }),
});
