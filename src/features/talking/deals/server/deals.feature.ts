import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import {
  belongsTo,
  dollars,
  type ExportPerson,
  shownName,
} from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { listingPriceChanged, listingStatusChanged } from '../../../items/listings/contract/signals.ts';
import {
  type ListingOfDeal,
  listingOfDeal,
  lockListing,
  setSold,
} from '../../../items/listings/server/listings.ts';
import { findConversationWith, NOTIFY_DELAY_SECONDS } from '../../messages/server/messages.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { dealStepTaken } from '../contract/signals.ts';
import { type DealLedger, updateConversations, withLedger } from './deal-ledger.ts';
import { findSale } from './deals.queries.ts';
import { dealRoutes } from './deals.routes.ts';
import { type DealsServices, dealMessages, moveSales } from './deals.ts';
import { endExpiredDeals } from './end-expired.ts';
import { interestedBuyerRoutes } from './interested-buyers.routes.ts';
import { meetupRoutes } from './meetups.routes.ts';
import { dealNotifications, notifyOfDeal } from './notify-of-deal.ts';
import { remindOfMeetups } from './remind-of-meetups.ts';
import { endForOthers } from './sell-listing.ts';
import { undoSaleOfRelisted } from './undo-sale.ts';

const DEALS_CHATS = sql`
  join conversation_participants as me on me.conversation_id = deal.conversation_id
  join conversation_participants as other
    on other.conversation_id = deal.conversation_id and other.slot <> me.slot
  left join profiles on profiles.id = other.profile_id
  left join listings on listings.id = deal.listing_id`;

const isMe = (person: OwnerKey) => belongsTo(person, 'me.profile_id', 'me.guest_key');

const roles = (person: OwnerKey) => sql`
  case when ${belongsTo(person, 'listings.seller_id', 'listings.guest_key')} then 'seller' else 'buyer' end as i_am,
  ${shownName('profiles', 'other.guest_key')} as other_person`;

/** Guests can sell but not buy. */
const isBuyer = (person: OwnerKey) =>
  person.kind === 'member' ? sql<SqlBool>`sales.buyer_id = ${person.id}::uuid` : sql<SqlBool>`false`;

const otherOfSale = (person: OwnerKey) => sql`
  case when ${isBuyer(person)} then ${shownName('seller', 'sales.seller_guest')} else ${shownName('buyer')} end`;

/** Exports the offers, meet-ups and sales of a person. The other participant appears by name only. */
const exportDeals: ExportPerson = {
  tables: [
    {
      name: 'offers',
      shows: ['offers'],
      rows: (person) => sql`
        select deal.conversation_id as chat_id, deal.listing_id, listings.title as listing,
          ${roles(person)}, deal.made_by, ${dollars('deal.price_cents')} as price_usd, deal.state,
          deal.created_at, deal.expires_at
        from offers as deal ${DEALS_CHATS} where ${isMe(person)} order by deal.created_at, deal.id`,
    },
    {
      name: 'meet-ups',
      shows: ['meetups'],
      rows: (person) => sql`
        select deal.conversation_id as chat_id, deal.listing_id, listings.title as listing,
          ${roles(person)}, deal.proposed_by, deal.place, deal.starts_at, deal.state, deal.created_at
        from meetups as deal ${DEALS_CHATS} where ${isMe(person)} order by deal.created_at, deal.id`,
    },
    {
      name: 'sales',
      shows: ['sales'],
      rows: (person) => sql`
        select sales.listing_id, sales.item_title as item, ${dollars('sales.price_cents')} as price_usd,
          case when ${isBuyer(person)} then 'buyer' else 'seller' end as i_was,
          ${otherOfSale(person)} as other_person,
          sales.completed_at as sold_at
        from sales
        left join profiles as seller on seller.id = sales.seller_id
        left join profiles as buyer on buyer.id = sales.buyer_id
        where ${belongsTo(person, 'sales.seller_id', 'sales.seller_guest')} or ${isBuyer(person)}
        order by sales.completed_at, sales.id`,
    },
  ],
};

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

/**
 * Applies a status change made on the listing's own page: ends the deals of a sold listing, and removes the
 * sale of one that is for sale again. Idempotent, because it reads the current status.
 */
async function applyListingStatus(services: DealsServices, listingId: string): Promise<void> {
  await withLedger(services, async (ledger) => {
    const listing = await lockListing(ledger.trx, listingId);
    if (listing === undefined) return;
    ledger.listingChanged(listing);
    if (listing.status === 'sold') await endDealsOfSold(ledger, listing);
    else await undoSaleOfRelisted(ledger, services, listing);
  });
}

async function endDealsOfSold(ledger: DealLedger, listing: ListingOfDeal): Promise<void> {
  const { trx } = ledger;
  const sale = await findSale(trx, listing.id);
  const buyers = sale?.buyer_id ? await findConversationWith(trx, listing, sale.buyer_id) : undefined;
  await endForOthers(ledger, listing, buyers?.id ?? null);
  if (listing.reservation ?? listing.expired) await setSold(trx, listing.id, true);
}

/** Updates open chats after the price of a listing changed. */
async function publishPriceChange(services: DealsServices, listingId: string): Promise<void> {
  const listing = await listingOfDeal(services.db, listingId);
  if (listing) await updateConversations(services, [listing]);
}
