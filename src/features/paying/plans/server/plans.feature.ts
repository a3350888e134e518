import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import { dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { deletionRequested } from '../../../people/accounts/contract/signals.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import {
  checkoutExpired,
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
  subscriptionChanged,
} from '../../billing/contract/signals.ts';
import { planChanged, premiumFeatureRefused } from '../contract/signals.ts';
import {
  activateLifetimePlan,
  applySubscription,
  discardExpiredChoice,
  endRefunded,
  settleDispute,
  suspendDisputed,
} from './apply-payments.ts';
import type { ChoiceServices } from './choose-plan.ts';
import { endPlans, stopCharging } from './end-plans.ts';
import {
  notifyOfPlan,
  notifyOfRefusal,
  planChangeNotifications,
  planNotifications,
} from './notify-of-plan.ts';
import { planRoutes } from './plans.routes.ts';
import { stopRenewals } from './stop-renewals.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

/** Exports a member's plans. */
const exportPlans: ExportPerson = {
  tables: [
    {
      name: 'plans',
      shows: ['subscriptions'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select plan_type as plan, status, ${dollars('amount_cents')} as price_dollars, payment_method, email,
              created_at as chosen_at, started_at,
              current_period_end as paid_until, works_until, ended_at, paid_with
            from subscriptions where profile_id = ${person.id}::uuid order by created_at, id`,
    },
  ],
};

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
      consume(deletionRequested, 'plans.stop-renewals', ({ accountId }) => stopRenewals(services, accountId)),
      schedule('plans.end', '*/10 * * * *', () => endPlans(services)),
    ],
  }),
});
