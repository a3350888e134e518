import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../tests/support/app.ts';
import { startDemoApp } from '../../../tests/support/demo.ts';
import type { FlashDrops } from '../../features/neighbors/flash-drops/contract/flash-drop.ts';
import type { Leaderboard } from '../../features/neighbors/flash-drops/contract/leaderboard.ts';
import { standingHolders } from '../../features/neighbors/flash-drops/server/prizes.queries.ts';
import { scheduleWeekends } from '../../features/neighbors/flash-drops/server/schedule-weekends.ts';
import { computeInsights } from '../../features/selling/insights/server/insights.ts';
import { DEMO_PASSWORD } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
});
afterAll(() => app?.close());

const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(app.db)).rows;

test('Each profile of the demo shows the listings, sales, ratings and reviews of its rows', async () => {
  const people = await rowsOf(sql<{ id: string; figures: object; waiting: number }>`
    with published as (select * from reviews where publishes_at <= now())
    select id, jsonb_build_object(
        'activeListings', (select count(*) from listings where seller_id = profiles.id and status = 'active'),
        'soldListings', (select count(*) from listings where seller_id = profiles.id and status = 'sold'),
        'dealsDone', (select count(*) from sales where seller_id = profiles.id or buyer_id = profiles.id),
        'totalRatings', (select count(*) from published where reviewee_id = profiles.id),
        'rating', (select round(avg(published.rating), 1) from published where reviewee_id = profiles.id),
        'ratingsByStar', (select jsonb_agg((select count(*) from published
          where reviewee_id = profiles.id and published.rating = star) order by star)
          from generate_series(1, 5) as star)) as figures,
      (select count(*)::int from reviews where reviewee_id = profiles.id and publishes_at > now()) as waiting
    from profiles`);
  expect(people).not.toEqual([]);
  for (const { id, figures } of people) {
    const { api } = app.client();
    const profile = await api.GET('/api/profiles/{id}', { params: { path: { id } } });
    expect(profile.data, id).toMatchObject(figures);
    const received = await api.GET('/api/reviews/received', { params: { query: { person: id, limit: 60 } } });
    expect(received.data?.reviews, id).toHaveLength(profile.data?.totalRatings ?? -1);
  }
  // A review that waits for the other counts nowhere before that, and the demo has one.
  expect(people.some(({ waiting }) => waiting > 0)).toBe(true);
});

test('Each dashboard of the demo shows the views, saves, listings and revenue of its rows', async () => {
  const people = await rowsOf(sql<{ email: string; figures: object; saves: number }>`
    select email, jsonb_build_object(
        'views', (select coalesce(sum(views), 0) from listing_view_totals
          join listings on listings.id = listing_id where seller_id = profiles.id),
        'active', (select count(*) from listings where seller_id = profiles.id and status = 'active'),
        'sold', (select count(*) from sales where seller_id = profiles.id),
        'revenueCents', (select coalesce(sum(price_cents), 0) from sales where seller_id = profiles.id)) as figures,
      (select count(*)::int from favourites join listings on listings.id = listing_id
        where seller_id = profiles.id) as saves
    from profiles order by email`);
  for (const { email, figures, saves } of people) {
    const member = app.client();
    await member.post('/api/accounts/sign-in', { email, password: DEMO_PASSWORD });
    const { data } = await member.api.GET('/api/listings/own', { params: { query: { limit: 60 } } });
    expect(data, email).toMatchObject(figures);
    expect(data?.nextCursor, email).toBeNull();
    expect(
      data?.listings.reduce((sum, listing) => sum + listing.favourites, 0),
      email,
    ).toBe(saves);
  }
});

test('Stored counts of the demo equal the sums of its rows', async () => {
  // Each line is something stored that differs from what it was counted from.
  expect(
    await rowsOf(sql`
      select 'helpful' as what, id::text from reviews
        where helpful_count <> (select count(*) from review_votes where review_id = reviews.id)
      union all select 'interest', title from listings
        where recent_views <> (select coalesce(sum(views), 0) from listing_view_days where listing_id = listings.id)
          or recent_favourites <> (select count(*) from favourites where listing_id = listings.id
            and created_at > now() - interval '30 days')
          or recent_chats <> (select count(*) from conversations where listing_id = listings.id
            and created_at > now() - interval '30 days')
      union all select 'featured', listing_id::text from featured_listings
          left join listing_view_totals as total using (listing_id)
        where not (opened <= shown and opened <= coalesce(views, 0))
      union all select 'zone', title from zones
        where members <> (select count(*) from zone_members where zone_id = zones.id)
          or active_listings <> (select count(*) from zone_listings join listings on listings.id = listing_id
            where zone_id = zones.id and active and status = 'active')
      union all select 'unread messages', profile_id::text from notifications as told
        where kind = 'message.received' and count <> (
          select me.unread from conversation_participants as me
          where told.link = '/messages/' || me.conversation_id and me.profile_id = told.profile_id)
      union all select 'saves', title from notifications
        where kind = 'favourite.saved'
          and count <> (select count(*) from favourites where favourites.listing_id = notifications.listing_id)
      union all select 'credits', profile_id::text from voice_credits as balance
        where (allowance, purchased, credits_used) <> (
          select sum(allowance), sum(purchased), sum(used) from credit_entries
          where profile_id = balance.profile_id)`),
  ).toEqual([]);
});

test('Each zone of the demo shows as many members, listings, posts and replies as it says', async () => {
  const zones = await rowsOf(sql<{ id: string; members: number; listings: number; written: number }>`
    select id,
      (select count(*)::int from zone_members where zone_id = zones.id) as members,
      (select count(*)::int from zone_listings where zone_id = zones.id) as listings,
      (select count(*)::int from zone_posts where zone_id = zones.id) as written
    from zones`);
  for (const { id, members, listings, written } of zones) {
    const { api } = app.client();
    const path = { id };
    const all = { params: { path, query: { limit: 60 } } };
    const zone = (await api.GET('/api/zones/{id}', { params: { path } })).data;
    expect(zone, id).toMatchObject({ memberCount: members, activeListings: listings });
    expect((await api.GET('/api/zones/{id}/members', all)).data?.members, id).toHaveLength(members);
    const posts = (await api.GET('/api/zones/{id}/posts', all)).data;
    const shown = [...(posts?.pinned ?? []), ...(posts?.posts ?? [])];
    expect(
      shown.reduce((sum, { replyCount }) => sum + 1 + replyCount, 0),
      id,
    ).toBe(written);
  }
});

test('Points in the demo come from a listing, a first reply, an opened link or a sale of that time (FLASH-16, A-83)', async () => {
  // What the ledger has, and what the rows of each event and participant give.
  const acts = sql`
    select event.id as event, me.profile_id as person, 'post' as act, 'listing:' || listings.id as source,
      listed.added_at as at, listings.id as listing, null::uuid as other
    from flash_drop_listings as listed join listings on listings.id = listed.listing_id
      join flash_drops as event on event.id = listed.flash_drop_id
      join flash_drop_participants as me on me.flash_drop_id = event.id and me.profile_id = listings.seller_id
    union all
    select event.id, me.profile_id, 'reply', 'conversation:' || answer.conversation_id, answer.created_at,
      conversations.listing_id, asker.profile_id
    from messages as answer
      join conversations on conversations.id = answer.conversation_id
      join conversation_participants as writer
        on writer.conversation_id = answer.conversation_id and writer.slot = answer.sender
      join conversation_participants as asker
        on asker.conversation_id = answer.conversation_id and asker.slot <> answer.sender
      join flash_drop_participants as me on me.profile_id = writer.profile_id
      join flash_drops as event on event.id = me.flash_drop_id
    where answer.kind = 'text' and answer.seq = (
      select min(seq) from messages as later where later.conversation_id = answer.conversation_id
        and later.kind = 'text' and later.sender <> (
          select sender from messages as first where first.conversation_id = answer.conversation_id
          order by seq limit 1))
    union all
    select share.flash_drop_id, share.profile_id, 'share', 'listing:' || share.listing_id, share.opened_at,
      share.listing_id, entry.other_id
    from flash_drop_shares as share join flash_drops as event on event.id = share.flash_drop_id
      join flash_drop_points as entry on entry.flash_drop_id = event.id and entry.profile_id = share.profile_id
        and entry.act = 'share' and entry.listing_id = share.listing_id
    where share.opened_at is not null
    union all
    select event.id, me.profile_id, 'sale', 'sale:' || sales.id, sales.completed_at, sales.listing_id, buyer_id
    from sales join flash_drop_participants as me on me.profile_id = sales.seller_id
      join flash_drops as event on event.id = me.flash_drop_id`;
  const counted = sql`
    select acts.* from (${acts}) as acts join flash_drops on flash_drops.id = event
    where at >= starts_at and at < ends_at`;
  const stored = sql`
    select flash_drop_id as event, profile_id as person, act, source, occurred_at as at, listing_id as listing,
      other_id as other from flash_drop_points`;
  expect(await rowsOf(sql`(${counted}) except (${stored})`)).toEqual([]);
  expect(await rowsOf(sql`(${stored}) except (${counted})`)).toEqual([]);
  // Nobody opens their own link, or one to what they sell.
  expect(
    await rowsOf(sql`
      select entry.id from flash_drop_points as entry left join listings on listings.id = entry.listing_id
      where entry.other_id = entry.profile_id
        or (entry.act = 'share' and listings.seller_id in (entry.other_id, entry.profile_id))`),
  ).toEqual([]);
});

test('Points in the demo count as often a day as the rules say, and its sales once for each buyer (FLASH-16, A-83)', async () => {
  const limits = sql`(values ('post', 20, 10), ('reply', 5, 10), ('share', 10, 5), ('sale', 50, 5))`;
  expect(
    await rowsOf(sql`
      select entry.id, entry.act, entry.points, entry.reason, place from (
        select *, row_number() over (partition by flash_drop_id, profile_id, act, day order by occurred_at, id) as place,
          row_number() over (partition by flash_drop_id, profile_id, act, other_id order by occurred_at, id) as turn_of_other
        from flash_drop_points) as entry
      join ${limits} as rule (act, points, cap) on rule.act = entry.act
      where day <> (occurred_at at time zone ${app.config.timeZone})::date
        or entry.points <> case when entry.reason is null then rule.points else 0 end
        or (entry.reason is null) <> (place <= cap and (entry.act <> 'sale' or turn_of_other = 1))`),
  ).toEqual([]);
});

test('Participants, listings, sales, ranks and prizes of each Flash Drop in the demo follow from its points (FLASH-09, FLASH-11, FLASH-15, FLASH-17)', async () => {
  const { body } = await app.client().get<FlashDrops>('/api/flash-drops?limit=24');
  const events = [...body.current, ...body.past];
  expect(events).not.toEqual([]);
  for (const { id, title, participants, totalListings, totalSales } of events) {
    const standings = await rowsOf(sql<{
      id: string;
      rank: number;
      points: number;
      listings: number;
      sales: number;
    }>`
      select profile_id as id, (rank() over (order by sum(points) desc))::int as rank, sum(points)::int as points,
        sum(listings)::int as listings, sum(sales)::int as sales
      from flash_drop_points where flash_drop_id = ${id} group by profile_id having sum(points) > 0`);
    const [counted] = await rowsOf(sql<object>`
      select (select count(*)::int from flash_drop_participants where flash_drop_id = ${id}) as participants,
        (select count(*)::int from flash_drop_listings where flash_drop_id = ${id}) as "totalListings"`);
    const sold = standings.reduce((sum, { sales }) => sum + sales, 0);
    expect({ participants, totalListings, totalSales }, title).toEqual({ ...counted, totalSales: sold });
    expect(await boardOf(`/api/flash-drops/${id}/leaderboard`), title).toEqual(byId(standings));
    for (const { points, listings } of standings)
      expect([title, points >= 20 * listings && listings > 0]).toEqual([title, true]);
  }
  const overall = await rowsOf(sql<{
    id: string;
    rank: number;
    points: number;
    listings: number;
    sales: number;
  }>`
    select profile_id as id, (rank() over (order by sum(points) desc))::int as rank, sum(points)::int as points,
      sum(listings)::int as listings, sum(sales)::int as sales
    from flash_drop_points group by profile_id having sum(points) > 0`);
  expect(await boardOf('/api/leaderboard')).toEqual(byId(overall));

  const over = body.past.map(({ id }) => id);
  const prizes = sql`select flash_drop_id, prize, profile_id, amount from flash_drop_prizes`;
  expect(await rowsOf(sql`(${prizes}) except (${standingHolders(over)})`)).toEqual([]);
  expect(await rowsOf(sql`(${standingHolders(over)}) except (${prizes})`)).toEqual([]);
});

interface Ranked {
  id: string;
}
const byId = <Row extends Ranked>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

async function boardOf(path: string) {
  const { body } = await app.client().get<Leaderboard>(`${path}?limit=100`);
  return byId(
    body.rows.map(({ rank, person, points, listings, sales }) => ({
      id: person.id,
      rank,
      points,
      listings,
      sales,
    })),
  );
}

test('The schedule of the site finds the weekends of the demo made, and each one that is over has winners (FLASH-14, FLASH-15)', async () => {
  const count = () => rowsOf(sql<{ title: string }>`select title from flash_drops order by starts_at`);
  const made = await count();
  await scheduleWeekends(app.db, app.config, minutesBeforeNow(0));
  expect(await count()).toEqual(made);
  const winners = await rowsOf(sql<{ winners: number }>`
    select (select count(*)::int from flash_drop_prizes where flash_drop_id = flash_drops.id) as winners
    from flash_drops where finished_at is not null`);
  expect(winners).not.toEqual([]);
  for (const { winners: won } of winners) expect(won).toBeGreaterThan(0);
});

test('The insights of the demo are what the site counts from its views, saves, chats and sales', async () => {
  const days = () =>
    rowsOf(sql`
      select category, day::text, views, saves, chats, sold_prices, sold_photos, sold_after from category_days
      where day >= (now() at time zone 'utc')::date - 28 and day < (now() at time zone 'utc')::date
      order by category, day`);
  const inserted = await days();
  await sql`delete from category_days where day >= (now() at time zone 'utc')::date - 28`.execute(app.db);
  await computeInsights(app);
  expect(await days()).toEqual(inserted);
  const [sold] = await rowsOf(sql<{ counted: number; sales: number }>`
    select (select sum(sold) from category_insights)::int as counted,
      (select count(*)::int from listings where status = 'sold' and price_cents >= 100
        and (sold_at at time zone 'utc')::date > (now() at time zone 'utc')::date - 90) as sales`);
  expect(sold?.counted).toBe(sold?.sales);
  // Older days are not counted from rows; the weeks have no gap all the same.
  const weeks = await rowsOf(sql<{ weeks: number[] }>`select weeks from category_insights`);
  for (const { weeks: actions } of weeks) expect(Math.min(...actions)).toBeGreaterThan(0);
});
