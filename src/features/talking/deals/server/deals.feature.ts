import { sql, type Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { listingPriceChanged, listingStatusChanged } from '../../../items/listings/contract/signals.ts';
import { NOTIFY_DELAY_SECONDS } from '../../messages/server/messages.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { dealStepTaken } from '../contract/signals.ts';
import { applyListingStatus, publishPriceChange } from './apply-listing-change.ts';
import { dealRoutes } from './deals.routes.ts';
import { dealMessages, type DealsServices, moveSales } from './deals.ts';
import { endExpiredDeals } from './end-expired.ts';
import { exportDeals } from './export-deals.ts';
import { interestedBuyerRoutes } from './interested-buyers.routes.ts';
import { meetupRoutes } from './meetups.routes.ts';
import { dealNotifications, notifyOfDeal } from './notify-of-deal.ts';
import { remindOfMeetups } from './remind-of-meetups.ts';

type Services = DealsServices & NotifyServices & { config: Config };

export const dealsFeature = defineFeature({
  name: 'deals',
  systemMessages: dealMessages,
  guestOwnership: {
    columns: [{ table: 'sales', column: 'seller_guest', rows: 'move' }],
    move: moveSales,
  },
  erasePerson: { columns: retained('sales', 'seller_id', 'seller_guest', 'buyer_id'), erase: eraseDeals },
  exportPerson: exportDeals,
  notificationKinds: dealNotifications,
  build: (services: Services) => ({
    routes: [dealRoutes(services), meetupRoutes(services), interestedBuyerRoutes(services)],
    jobs: [
      consume(listingStatusChanged, 'deals.follow-status', ({ listingId }) =>
        applyListingStatus(services, listingId),
      ),
      consume(listingPriceChanged, 'deals.follow-price', ({ listingId }) =>
        publishPriceChange(services, listingId),
      ),
      consume(
        dealStepTaken,
        'notifications.deal',
        (step, delivery) => notifyOfDeal(services, step, delivery),
        { delaySeconds: NOTIFY_DELAY_SECONDS },
      ),
      schedule('deals.sweep', '* * * * *', () => endExpiredDeals(services)),
      schedule('deals.remind-of-meetups', '* * * * *', () => remindOfMeetups(services)),
    ],
  }),
});

/** Deletes a person's sales that have no other remaining participant and no review. Other sales stay. */
async function eraseDeals(trx: Transaction<DB>, person: OwnerKey): Promise<void> {
  const id = personKey(person);
  await sql`
    delete from sales
    where (coalesce(seller_id, seller_guest) = ${id} and buyer_id is null
        or buyer_id = ${id} and coalesce(seller_id, seller_guest) is null)
      and not exists (select from reviews where sale_id = sales.id)`.execute(trx);
}
