import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import {
  checkoutExpired,
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
  subscriptionChanged,
} from '../../billing/contract/signals.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { planChanged, premiumFeatureRefused } from '../contract/signals.ts';
import type { ChoiceServices } from './choose-plan.ts';
import { endPlans } from './end-plans.ts';
import { exportPlans } from './export-plans.ts';
import {
  endRefunded,
  applySubscription,
  activateLifetimePlan,
  discardExpiredChoice,
  suspendDisputed,
  settleDispute,
} from './apply-payments.ts';
import { notifyOfPlan, planChangeNotifications } from './notify-of-plan.ts';
import { notifyOfRefusal, planNotifications } from './notify-of-refusal.ts';
import { planRoutes } from './plans.routes.ts';
import { stopCharging } from './stop-charging.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

export const plansFeature = defineFeature({
  name: 'plans',
  exportPerson: exportPlans,
  erasePerson: { columns: erased('subscriptions', 'profile_id') },
  notificationKinds: [...planNotifications, ...planChangeNotifications],
  build: (services: NotifyServices & ChoiceServices) => ({
    routes: [planRoutes(services), subscriptionRoutes(services)],
    jobs: [
      consume(premiumFeatureRefused, 'notifications.premium-feature', (refused) =>
        notifyOfRefusal(services, refused),
      ),
      consume(planChanged, 'notifications.plan', (changed, delivery) =>
        notifyOfPlan(services, changed, delivery),
      ),
      consume(planChanged, 'plans.stop-charging', (changed) => stopCharging(services, changed)),
      consume(subscriptionChanged, 'plans.follow-subscription', (reported) =>
        applySubscription(services, reported),
      ),
      consume(purchasePaid, 'plans.give-lifetime', (paid) => activateLifetimePlan(services, paid)),
      consume(paymentRefunded, 'plans.end-refunded', (refunded) => endRefunded(services, refunded)),
      consume(disputeOpened, 'plans.hold-disputed', (disputed) => suspendDisputed(services, disputed)),
      consume(disputeClosed, 'plans.settle-dispute', (closed) => settleDispute(services, closed)),
      consume(checkoutExpired, 'plans.give-up-expired', (expired) => discardExpiredChoice(services, expired)),
      schedule('plans.end', '*/10 * * * *', () => endPlans(services)),
    ],
  }),
});
