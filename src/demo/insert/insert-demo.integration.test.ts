import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../tests/support/app.ts';
import { startDemoApp } from '../../../tests/support/demo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startDemoApp();
});
afterAll(() => app?.close());

/** Rows that contradict each other; there should be none. */
const contradictions = async (query: RawBuilder<unknown>): Promise<unknown[]> =>
  (await query.execute(app.db)).rows;

/** Who is the seller or the buyer of what, by person. */
const SELLER = sql`coalesce(sales.seller_id, sales.seller_guest)`;

test('Each sold thing of the demo has one sale, by its owner, after it was listed', async () => {
  expect(
    await contradictions(sql`
      select listings.title from listings full join sales on sales.listing_id = listings.id
      where coalesce(listings.status = 'sold', false) <> (sales.id is not null)
        or ${SELLER} <> coalesce(listings.seller_id, listings.guest_key)
        or sales.item_title <> listings.title
        or sales.completed_at <= listings.created_at
        or sales.completed_at > now()
        or listings.updated_at < listings.created_at`),
  ).toEqual([]);
});

test('Nobody in the demo posts, buys, writes or saves before they joined', async () => {
  expect(
    await contradictions(sql`
      select people.id, acts.what from (
        select id, created_at from profiles union all select key, created_at from guest_sessions
      ) as people join (
        select 'listing' as what, coalesce(seller_id, guest_key) as person, created_at from listings
        union all select 'purchase', buyer_id, completed_at from sales
        union all select 'review', reviewer_id, created_at from reviews
        union all select 'favorite', profile_id, created_at from favourites
        union all select 'zone', creator_id, created_at from zones
        union all select 'membership', profile_id, joined_at from zone_members
        union all select 'message', coalesce(writer.profile_id, writer.guest_key), messages.created_at
          from messages join conversation_participants as writer
            on writer.conversation_id = messages.conversation_id and writer.slot = messages.sender
      ) as acts on acts.person = people.id
      where acts.created_at < people.created_at or acts.created_at > now()`),
  ).toEqual([]);
});

test('The reviews of the demo are by the people of a sale, and after it', async () => {
  expect(
    await contradictions(sql`
      select reviews.id from reviews join sales on sales.id = reviews.sale_id
      where reviews.created_at <= sales.completed_at
        or reviews.replied_at < reviews.publishes_at
        or (reviews.counted and reviews.publishes_at > now())
        or reviews.reviewer_id is distinct from case type when 'seller' then sales.buyer_id else sales.seller_id end
        or reviews.reviewee_id is distinct from case type when 'seller' then sales.seller_id else sales.buyer_id end`),
  ).toEqual([]);
});

test('Each sale of the demo is the end of a chat of its two people, for the price that was paid', async () => {
  expect(
    await contradictions(sql`
      select sales.item_title from sales
        left join conversations on conversations.listing_id = sales.listing_id
          and least(sales.buyer_id, ${SELLER}) = conversations.first_person
          and greatest(sales.buyer_id, ${SELLER}) = conversations.second_person
        left join messages as last on last.conversation_id = conversations.id and last.seq = conversations.last_seq
      where last.type is distinct from 'deal.sold-to-you'
        or (last.data ->> 'priceCents')::int is distinct from sales.price_cents
        or last.created_at is distinct from sales.completed_at`),
  ).toEqual([]);
});

test('No message of the demo is older than its listing, out of order, or after the sale', async () => {
  expect(
    await contradictions(sql`
      select messages.conversation_id, messages.seq from messages
        join conversations on conversations.id = messages.conversation_id
        join listings on listings.id = conversations.listing_id
        left join sales on sales.listing_id = listings.id
        left join messages as before on before.conversation_id = messages.conversation_id
          and before.seq = messages.seq - 1
      where messages.created_at < listings.created_at
        or messages.created_at < before.created_at
        or messages.created_at > coalesce(sales.completed_at, now())`),
  ).toEqual([]);
  expect(
    await contradictions(sql`
      select me.conversation_id from conversation_participants as me
        join conversations on conversations.id = me.conversation_id
        join messages as last on last.conversation_id = conversations.id and last.seq = conversations.last_seq
      where me.last_message_at <> last.created_at or me.read_seq + me.unread <> conversations.last_seq`),
  ).toEqual([]);
});

test('Nothing of the demo is seen, saved or cheaper after it was sold, and more people look than save', async () => {
  expect(
    await contradictions(sql`
      select listings.title from listings
        left join sales on sales.listing_id = listings.id
        left join listing_view_totals as total on total.listing_id = listings.id
      where coalesce(total.views, 0) < (select count(*) from favourites where listing_id = listings.id)
        or coalesce(total.views, 0) < (select sum(views) from listing_view_days where listing_id = listings.id)
        or exists (select from favourites where listing_id = listings.id
          and (created_at < listings.created_at or created_at > sales.completed_at))
        or exists (select from listing_view_days where listing_id = listings.id
          and (day < listings.created_at::date or day > sales.completed_at::date))
        or exists (select from listing_prices where listing_id = listings.id
          and (until < listings.created_at or until > sales.completed_at))`),
  ).toEqual([]);
});

test('The notifications of the demo have the time of what they tell', async () => {
  expect(
    await contradictions(sql`
      select told.kind, told.title, told.message from notifications as told
        left join messages on told.link = '/messages/' || messages.conversation_id
          and messages.seq = coalesce(told.message_seq,
            (select last_seq from conversations where id = messages.conversation_id))
        left join sales on sales.listing_id = told.listing_id
      where told.listing_id is null or told.created_at is distinct from case split_part(told.kind, '.', 1)
        when 'message' then messages.created_at
        when 'deal' then messages.created_at
        when 'review' then case told.kind
          when 'review.asked-for' then sales.completed_at
          when 'review.written' then (select created_at from reviews where told.group_key = 'review:' || id)
          else (select publishes_at from reviews where told.group_key = 'review:' || id) end
        when 'favourite' then case told.kind
          when 'favourite.sold' then sales.completed_at
          else (select max(created_at) from favourites where listing_id = told.listing_id) end
        end`),
  ).toEqual([]);
  const { rows } = await sql<{ kind: string }>`select distinct kind from notifications`.execute(app.db);
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'message.received',
      'deal.offer-accepted',
      'review.asked-for',
      'favourite.saved',
    ]),
  );
});

test('The Drop Zones of the demo have members, an admin each, and show listings of their members that are for sale', async () => {
  const zones = await app.db.selectFrom('zones').selectAll().execute();
  expect(zones.length).toBeGreaterThanOrEqual(6);
  for (const { title, members, active_listings } of zones) {
    expect([title, members > 2, active_listings > 2]).toEqual([title, true, true]);
  }
  expect(
    await contradictions(sql`
      select title from zones where not exists (
        select from zone_members where zone_id = zones.id and role = 'admin' and profile_id = zones.creator_id)`),
  ).toEqual([]);
  expect(
    await contradictions(sql`
      select zone_id, listing_id from zone_listings join listings on listings.id = listing_id
      where not active or zone_listings.seller_id <> listings.seller_id or added_at < listings.created_at
        or not exists (
          select from zone_members where zone_members.zone_id = zone_listings.zone_id and profile_id = listings.seller_id)`),
  ).toEqual([]);
});

test('Zones of the demo were last active when their newest row came in, and are as active as their rows', async () => {
  expect(
    await contradictions(sql`
      select title from zones where last_active_at <> greatest(
        (select max(created_at) from zone_posts where zone_id = zones.id),
        (select max(added_at) from zone_listings where zone_id = zones.id),
        (select max(joined_at) from zone_members where zone_id = zones.id))
      or last_active_at > now()
      or (activity = 0 and last_active_at > now() - interval '30 days')`),
  ).toEqual([]);
});

test('The discussions of the demo are written by members of their zones, in order, and numbered without gaps', async () => {
  expect(
    await contradictions(sql`
      select zone_id, content from zone_posts as post
      where not exists (
        select from zone_members as author
        where author.zone_id = post.zone_id and author.profile_id = post.author_id and author.joined_at <= post.created_at)
      or exists (
        select from zone_posts as before
        where before.zone_id = post.zone_id and before.seq < post.seq and before.created_at > post.created_at)
      or removed_by = author_id or pinned_at < created_at or removed_at < created_at`),
  ).toEqual([]);
  expect(
    await contradictions(sql`
      select zone_id from zone_posts join zone_discussions using (zone_id)
      group by zone_id, last_seq having count(*) <> last_seq or max(seq) <> last_seq`),
  ).toEqual([]);
});
