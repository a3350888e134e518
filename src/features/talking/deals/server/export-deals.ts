import { type SqlBool, sql } from 'kysely';
import {
  belongsTo,
  dollars,
  type ExportPerson,
  shownName,
} from '../../../../platform/server/export-person.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';

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
export const exportDeals: ExportPerson = {
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
