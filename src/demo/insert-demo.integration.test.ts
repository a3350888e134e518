import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../tests/support/app.ts';
import { startDemoApp } from '../../tests/support/demo.ts';
import type { Viewer } from '../features/accounts/contract/viewer.ts';
import type { Credits } from '../features/credits/contract/credits.ts';
import type { Comparison, SharedComparison } from '../features/comparisons/contract/comparison.ts';
import type { ComparisonHistory } from '../features/comparisons/contract/comparison-history.ts';
import { COMPARISON_HINTS, COMPARISON_LIMITS } from '../features/comparisons/contract/comparison-limits.ts';
import { ENTITLEMENTS } from '../features/plans/contract/entitlements.ts';
import { WANT_EXAMPLES } from '../features/wants/contract/want-limits.ts';
import { GUEST_KEY, personId } from './demo-ids.ts';
import { appointDemoOperator, dismissDemoOperator } from './demo-operator.ts';
import { DEMO_GUEST, DEMO_PASSWORD } from './log-ins.ts';

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

test('Dashboard, profile and reviews of the demo accounts tell the same', async () => {
  for (const username of ['nora', 'sam']) {
    const member = app.client();
    await member.post('/api/accounts/sign-in', {
      email: `${username}@example.com`,
      password: DEMO_PASSWORD,
    });
    const id = personId(username);
    const dashboard = (await member.api.GET('/api/listings/own')).data;
    const profile = (await member.api.GET('/api/profiles/{id}', { params: { path: { id } } })).data;
    const viewer = (await member.api.GET('/api/viewer')).data;
    expect(profile?.name).toBe(viewer?.account?.name);
    const { notifications } = (await member.api.GET('/api/notifications')).data ?? { notifications: [] };
    const unread = notifications.filter(({ type }) => type === 'message').map(({ title }) => title);
    expect(unread.length).toBeGreaterThan(0);
    for (const title of unread)
      expect(title).toMatch(/^(?:\d+ messages from )?[A-Z]\w+ [A-Z]\w+ (?:wrote )?about /);
    const sold = await app.db.selectFrom('sales').selectAll().where('seller_id', '=', id).execute();
    const bought = await app.db.selectFrom('sales').select('id').where('buyer_id', '=', id).execute();
    expect(sold.length).toBeGreaterThan(2);
    expect(dashboard).toMatchObject({
      sold: sold.length,
      revenueCents: sold.reduce((sum, { price_cents }) => sum + price_cents, 0),
    });
    expect(profile).toMatchObject({
      soldListings: sold.length,
      dealsDone: sold.length + bought.length,
    });
  }
  const guest = app.client();
  await guest.post('/api/guests/return', { guestId: DEMO_GUEST.guestId, pin: DEMO_GUEST.pin });
  const sold = await app.db.selectFrom('sales').selectAll().where('seller_guest', '=', GUEST_KEY).execute();
  expect((await guest.api.GET('/api/listings/own')).data).toMatchObject({
    sold: sold.length,
    revenueCents: sold.reduce((sum, { price_cents }) => sum + price_cents, 0),
  });
});

test('Two accounts of the demo have every feature, one runs the site, and the credits of others are those of their plan (PERM-15)', async () => {
  const client = app.client();
  const signedInAs = async (username: string) => {
    const email = `${username}@example.com`;
    expect((await client.post('/api/accounts/sign-in', { email, password: DEMO_PASSWORD })).status).toBe(204);
    const [viewer, credits] = [
      await client.get<Viewer>('/api/viewer'),
      await client.get<Credits>('/api/credits'),
    ];
    const { entitlements, role } = viewer.body.account ?? {};
    return { entitlements, role, credits: credits.body };
  };
  for (const username of ['nora', 'maya']) {
    expect(await signedInAs(username)).toMatchObject({
      entitlements: ENTITLEMENTS,
      role: username === 'nora' ? 'operator' : 'member',
      credits: { available: 999_999, unlimited: true },
    });
  }
  expect(await signedInAs('sam')).toMatchObject({
    entitlements: ['voice_to_listing'],
    role: 'member',
    credits: { available: 3, used: 2, total: 5, planType: 'premium_monthly' },
  });
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

test('Whoever reads the password of the demo runs no site that others open', async () => {
  const client = app.client();
  await client.post('/api/accounts/sign-in', { email: 'nora@example.com', password: DEMO_PASSWORD });
  const role = async () => (await client.get<Viewer>('/api/viewer')).body.account?.role;

  await dismissDemoOperator(app.db, 'http://127.0.0.1:3000');
  expect(await role()).toBe('operator');
  await dismissDemoOperator(app.db, 'https://offhand.example');
  expect(await role()).toBe('member');
  await appointDemoOperator(app.db, 'https://offhand.example');
  expect(await role()).toBe('member');
});

test('In the demo people wait for things, and who posts one reads how many', async () => {
  const me = app.client();
  await me.post('/api/accounts/sign-in', { email: 'nora@example.com', password: DEMO_PASSWORD });
  const { body } = await me.get<{ wants: { name: string; on: boolean }[] }>('/api/wants');
  expect(body.wants.map(({ name, on }) => [name, on])).toEqual(
    expect.arrayContaining([
      ['Road bike, 54 cm', true],
      ['“turntable”', false],
    ]),
  );
  const lamp = { title: 'Brass desk lamp', description: '', tags: [], category: null, condition: null };
  expect((await me.post('/api/wants/demand', { ...lamp, position: null })).body).toEqual({
    people: 4,
    topPriceCents: 8000,
    near: false,
  });
});

test('In the demo somebody new finds comparisons to open: recent and saved ones, and one behind a link (ASSIST-28, ASSIST-30)', async () => {
  for (const username of ['nora', 'sam']) {
    const me = app.client();
    await me.post('/api/accounts/sign-in', { email: `${username}@example.com`, password: DEMO_PASSWORD });
    const list = async (which: 'recent' | 'saved') =>
      (await me.get<ComparisonHistory>(`/api/comparisons?list=${which}`)).body.comparisons;
    const saved = await list('saved');
    expect(saved.length).toBeGreaterThan(1);
    const compared = await Promise.all(
      (await list('recent')).map(async ({ id }) => (await me.get<Comparison>(`/api/comparisons/${id}`)).body),
    );
    expect(compared.length).toBeGreaterThanOrEqual(saved.length);
    for (const { items, recommendation } of compared) {
      expect(items.map(({ state }) => state)).not.toContain('gone');
      expect(recommendation).not.toBeNull();
    }
    const [shared] = compared.flatMap(({ share, ...comparison }) => (share ? [{ share, comparison }] : []));
    const token = shared?.share.path.split('shared-')[1];
    const { body } = await app.client().get<SharedComparison>(`/api/shared-comparisons/${token}`);
    expect(body).toMatchObject({
      subject: shared?.comparison.subject,
      recommendation: shared?.comparison.recommendation,
      sharedAt: shared?.share.sharedAt,
    });
  }
});

test.each(WANT_EXAMPLES)('Match Me finds something in the demo for its example "%s"', async (text) => {
  const { api } = app.client();
  const read = await api.POST('/api/wants/read', { body: { text, place: null } });
  const want = read.data?.want;
  if (want === undefined) throw new Error('the example was not understood');
  const { data } = await api.POST('/api/wants/matches', { body: want });
  expect(data?.total).toBeGreaterThan(0);
});

test.each(COMPARISON_HINTS)(
  'The assistant finds enough in the demo to compare for its hint "%s"',
  async (q) => {
    const { data } = await app.client().api.GET('/api/comparisons/listings', { params: { query: { q } } });
    expect(data?.listings.length).toBeGreaterThanOrEqual(COMPARISON_LIMITS.fewest);
  },
);
