import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { ListingSearch } from '../../search/contract/search.ts';
import type { OwnFeatured } from '../contract/featured.ts';
import { deleteOldViewers } from './count-featured.ts';
import { syncAllRotations, syncRotation } from './rotation.ts';

let app: TestApp;
beforeAll(async () => {
  // Workers of the common app would take another date for the time that has passed.
  app = await startSeparateApp();
});
afterAll(() => app?.close());

const idOf = async (member: TestClient) => (await member.get<Viewer>('/api/viewer')).body.account?.id ?? '';

async function setPlan(member: Member, planType: string, status = 'active') {
  const id = await idOf(member);
  await app.db.deleteFrom('subscriptions').where('profile_id', '=', id).execute();
  await app.db
    .insertInto('subscriptions')
    .values({ profile_id: id, email: member.details.email, plan_type: planType, status })
    .execute();
  await syncRotation(app, id);
}

async function newPlusMember(): Promise<Member> {
  const member = await newMember(app);
  await setPlan(member, 'premium_plus_monthly');
  return member;
}

/** Searches for a word that only one test uses, newest first: listings posted later fill the page. */
async function search(word: string, more: Record<string, string> = {}, client = app.client()) {
  const query = new URLSearchParams({ q: word, sort: 'newest', featured: '1', limit: '7', ...more });
  const { status, body } = await client.get<ListingSearch>(`/api/listings?${query}`);
  expect(status).toBe(200);
  return {
    listings: body.listings.map(({ title }) => title),
    featured: (body.featured ?? []).map(({ title }) => title),
  };
}

/** Posts listings of a member without a plan, newer than the earlier ones. */
async function fill(word: string, count = 7) {
  const sellerId = await idOf(await newMember(app));
  const values = Array.from({ length: count }, (_, index) => ({
    title: `${word} plain ${index}`,
    description: 'Plain',
    category: 'other',
    condition: 'good',
    price_cents: 1000,
    seller_id: sellerId,
  }));
  await app.db.insertInto('listings').values(values).execute();
}

const show = (client: TestClient, { id }: { id: string }, what = 'shown') =>
  client.post(`/api/featured-listings/${id}/counts`, { what });
const ownFeatured = async (client: TestClient) =>
  (await client.get<OwnFeatured>('/api/featured-listings/own')).body;

test('Listings of Premium Plus are featured beside a search, whose results stay as they are (PLAN-14, A-65)', async () => {
  const seller = await newPlusMember();
  await newListing(seller, { title: 'Plaintest featured' });
  await newListing(await newMember(app), { title: 'Plaintest of somebody without a plan' });
  await fill('plaintest', 14);
  const without = await app.client().get<ListingSearch>('/api/listings?q=plaintest&limit=14');
  expect(without.body).not.toHaveProperty('featured');
  for (const sort of ['newest', 'price_low', 'price_high', 'popular']) {
    const { body } = await app.client().get<ListingSearch>(`/api/listings?q=plaintest&limit=14&sort=${sort}`);
    const page = await search('plaintest', { limit: '14', sort });
    expect(page.listings).toEqual(body.listings.map(({ title }) => title));
    // It is already on the page, because of its price.
    const isThere = page.listings.includes('Plaintest featured');
    expect(page.featured).toEqual(isThere ? [] : ['Plaintest featured']);
  }
  // One for each seven, so none for six.
  expect((await search('plaintest', { limit: '6' })).featured).toEqual([]);
});

test('A featured listing fits every filter and the radius (PLAN-14)', async () => {
  const seller = await newPlusMember();
  const berlin = { latitude: 52.52, longitude: 13.4 };
  const potsdam = { latitude: 52.4, longitude: 13.06 };
  await newListing(seller, {
    title: 'Fittest',
    category: 'electronics',
    condition: 'new',
    price: '500',
    position: potsdam,
  });
  const sellerId = await idOf(await newMember(app));
  await app.db
    .insertInto('listings')
    .values(
      Array.from({ length: 7 }, () => ({
        ...berlin,
        title: 'Fittest plain',
        description: 'Plain',
        category: 'electronics',
        condition: 'new',
        price_cents: 60_000,
        seller_id: sellerId,
      })),
    )
    .execute();
  const near = '52.52,13.4';
  const featured = async (filter: Record<string, string>) => (await search('fittest', filter)).featured;
  expect(await featured({})).toEqual(['Fittest']);
  expect(await featured({ category: 'electronics', condition: 'new', minPriceCents: '40000' })).toEqual([
    'Fittest',
  ]);
  expect(await featured({ minPriceCents: '50001' })).toEqual([]);
  expect(await featured({ near, withinKm: '40' })).toEqual(['Fittest']);
  expect(await featured({ near, withinKm: '10' })).toEqual([]);
  // Lists of one seller, or of the viewer, have none.
  expect(await featured({ seller: await idOf(seller) })).toEqual([]);
});

test('A page has each seller once, and nobody is shown their own or those of people they blocked (PLAN-14)', async () => {
  const [first, second] = [await newPlusMember(), await newPlusMember()];
  await newListing(first, { title: 'Sellertest first' });
  await newListing(first, { title: 'Sellertest first too' });
  await newListing(second, { title: 'Sellertest second' });
  await fill('sellertest', 21);
  const sellersOf = async (client: TestClient) =>
    (await search('sellertest', { limit: '21' }, client)).featured
      .map((title) => title.split(' ')[1])
      .toSorted();
  expect(await sellersOf(app.client())).toEqual(['first', 'second']);
  expect(await sellersOf(first)).toEqual(['second']);
  const buyer = await newMember(app);
  const blocked = await buyer.put(`/api/blocks/profile/${await idOf(second)}`);
  expect(blocked.status).toBeLessThan(300);
  expect(await sellersOf(buyer)).toEqual(['first']);
});

test('In place of a listing that I hid another one is featured (PLAN-14)', async () => {
  const [first, second] = [await newPlusMember(), await newPlusMember()];
  const { id } = await newListing(first, { title: 'Hidetest first' });
  const other = await newListing(second, { title: 'Hidetest second' });
  await show(app.client(), other);
  await fill('hidetest');
  expect((await search('hidetest')).featured).toEqual(['Hidetest first']);
  expect((await search('hidetest', { hidden: id })).featured).toEqual(['Hidetest second']);
  expect((await search('hidetest', { hidden: `${other.id},${id}` })).featured).toEqual([]);
  for (const hidden of ['', 'x', Array(51).fill(id).join(',')]) {
    const query = new URLSearchParams({ featured: '1', hidden });
    expect((await app.client().get(`/api/listings?${query}`)).status).toBe(422);
  }
});

test('Featured listings take turns: each is shown as often as the others (PLAN-14)', async () => {
  const sellers = await Promise.all(Array.from({ length: 4 }, newPlusMember));
  for (const [index, seller] of sellers.entries()) {
    await newListing(seller, { title: `Turntest featured ${index}` });
  }
  await fill('turntest');
  const turns = new Map<string, number>();
  const viewer = await newMember(app);
  const { userAgent } = viewer;
  for (let view = 0; view < 12; view += 1) {
    const { body } = await viewer.get<ListingSearch>(
      '/api/listings?q=turntest&sort=newest&featured=1&limit=7',
    );
    const [featured] = body.featured ?? [];
    if (featured === undefined) throw new Error('one is featured');
    turns.set(featured.title, (turns.get(featured.title) ?? 0) + 1);
    // A different viewer each time.
    const other = app.client();
    other.userAgent = `${userAgent} ${view}`;
    await show(other, featured);
  }
  expect([...turns.values()]).toEqual([3, 3, 3, 3]);

  // A new listing doesn't get the slot exclusively until it has caught up.
  const late = await newListing(await newPlusMember(), { title: 'Turntest featured late' });
  await fill('turntest');
  const { turns: lateTurns } = await app.db
    .selectFrom('featured_listings')
    .select('turns')
    .where('listing_id', '=', late.id)
    .executeTakeFirstOrThrow();
  const { fewest } = await app.db
    .selectFrom('featured_listings')
    .select(({ fn }) => fn.min('turns').as('fewest'))
    .where('in_rotation', '=', true)
    .executeTakeFirstOrThrow();
  expect(lateTurns).toBe(fewest);
});

test('When plans begin together, the fewest turns are looked up once for all their listings (PLAN-14)', async () => {
  const sellers = [await newMember(app), await newMember(app)];
  for (const seller of sellers) {
    for (const title of ['Begintest one', 'Begintest two']) await newListing(seller, { title });
    const plan = { email: seller.details.email, plan_type: 'premium_plus_monthly', status: 'active' };
    await app.db
      .insertInto('subscriptions')
      .values({ profile_id: await idOf(seller), ...plan })
      .execute();
  }
  const { begun, lookups } = await app.db.transaction().execute(async (trx) => {
    await sql`set local track_functions = 'pl'`.execute(trx);
    await syncAllRotations({ ...app, db: trx });
    const { rows } = await sql<{ begun: number; lookups: number }>`
      select calls::int as lookups, (
        select count(*)::int from featured_listings join listings on id = listing_id
        where in_rotation and title like 'Begintest %') as begun
      from pg_stat_xact_user_functions where funcname = 'fewest_featured_turns'`.execute(trx);
    return rows[0] ?? { begun: 0, lookups: 0 };
  });
  expect({ begun, lookups }).toEqual({ begun: 4, lookups: 1 });
});

test('Within a minute everybody gets the same, so visitors can share a page (PLAN-14)', async () => {
  const sellers = await Promise.all(Array.from({ length: 3 }, newPlusMember));
  for (const seller of sellers) await newListing(seller, { title: `Sametest ${seller.details.username}` });
  await fill('sametest');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const seen = new Set<string>();
    for (let minute = 0; minute < 12; minute += 1) {
      vi.setSystemTime(Date.UTC(2026, 10, 22, 12, minute));
      const [one] = (await search('sametest')).featured;
      const [other] = (await search('sametest', {}, app.client())).featured;
      expect(other).toBe(one);
      seen.add(one ?? '');
    }
    // Without impressions, the order is random.
    expect(seen.size).toBeGreaterThan(1);
  } finally {
    vi.useRealTimers();
  }
});

test('A listing is featured only while it can be bought, and while the plan lasts (PLAN-14)', async () => {
  const seller = await newMember(app);
  const { id } = await newListing(seller, { title: 'Lasttest' });
  await fill('lasttest');
  const isFeatured = async () => (await search('lasttest')).featured.length === 1;
  const change = (name: string) => seller.post('/api/listings/own/changes', { ids: [id], change: name });
  expect(await isFeatured()).toBe(false);
  await setPlan(seller, 'premium_plus_yearly');
  expect(await isFeatured()).toBe(true);
  for (const [away, back] of [
    ['pause', 'resume'],
    ['sold', 'relist'],
    ['delete', 'restore'],
  ] as const) {
    expect((await change(away)).status).toBe(200);
    expect(await isFeatured()).toBe(false);
    expect((await change(back)).status).toBe(200);
    expect(await isFeatured()).toBe(true);
  }
  const buyerId = await idOf(await newMember(app));
  await sql`
    update listings set reserved_for = ${buyerId}, reserved_until = now() + interval '1 day',
      reserved_price_cents = price_cents
    where id = ${id}`.execute(app.db);
  expect(await isFeatured()).toBe(false);
  await sql`
    update listings set reserved_for = null, reserved_until = null, reserved_price_cents = null
    where id = ${id}`.execute(app.db);

  for (const plan of ['premium_yearly', 'free_trial']) {
    await setPlan(seller, plan);
    expect(await isFeatured()).toBe(false);
  }
  await setPlan(seller, 'one_time_premium_plus');
  expect(await isFeatured()).toBe(true);
  await setPlan(seller, 'premium_plus_yearly', 'pending');
  expect(await isFeatured()).toBe(false);
});

test('A plan that changed without a signal is followed by the next run (PLAN-14)', async () => {
  const [joined, left] = [await newMember(app), await newPlusMember()];
  const listings = [
    await newListing(joined, { title: 'Hourtest joined' }),
    await newListing(left, { title: 'Hourtest left' }),
  ];
  await app.db
    .insertInto('subscriptions')
    .values({
      profile_id: await idOf(joined),
      email: joined.details.email,
      plan_type: 'premium_plus_yearly',
      status: 'active',
    })
    .execute();
  await app.db
    .deleteFrom('subscriptions')
    .where('profile_id', '=', await idOf(left))
    .execute();
  await Promise.all([syncAllRotations(app), syncAllRotations(app)]);
  const rows = await app.db
    .selectFrom('featured_listings')
    .select(['listing_id', 'in_rotation'])
    .where(
      'listing_id',
      'in',
      listings.map(({ id }) => id),
    )
    .execute();
  expect(new Map(rows.map((row) => [row.listing_id, row.in_rotation]))).toEqual(
    new Map([
      [listings[0]?.id, true],
      [listings[1]?.id, false],
    ]),
  );
});

test('I read how many people were shown my listings and opened them, each counted once a day (PLAN-14)', async () => {
  const seller = await newPlusMember();
  const [often, once] = [
    await newListing(seller, { title: 'Counttest often' }),
    await newListing(seller, { title: 'Counttest once' }),
  ];
  const viewers = [app.client(), await newMember(app), await newGuest(app)];
  for (const viewer of [...viewers, ...viewers]) expect((await show(viewer, often)).status).toBe(204);
  await show(app.client(), once);
  await Promise.all(Array.from({ length: 8 }, () => show(viewers[1] ?? seller, often, 'opened')));
  // Neither the seller nor a bot counts.
  await show(seller, often);
  const bot = app.client();
  bot.userAgent = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
  await show(bot, often);
  const counted = {
    active: true,
    shown: 4,
    opened: 1,
    listings: [
      { listing: { id: often.id, title: often.title }, shown: 3, opened: 1 },
      { listing: { id: once.id, title: once.title }, shown: 1, opened: 0 },
    ],
  };
  expect(await ownFeatured(seller)).toEqual(counted);

  // Without the plan, the counts stay and nothing more is counted.
  await setPlan(seller, 'free_trial');
  await show(app.client(), often);
  expect(await ownFeatured(seller)).toEqual({ ...counted, active: false });

  await app.db.updateTable('featured_viewers').set({ day: sql`day - 1` }).execute();
  await deleteOldViewers(app.db);
  expect(await app.db.selectFrom('featured_viewers').select('listing_id').execute()).toEqual([]);
});

test('Counting what is not featured or missing does nothing, and others cannot read my numbers (PLAN-14)', async () => {
  const seller = await newMember(app);
  const listing = await newListing(seller);
  expect((await show(app.client(), listing)).status).toBe(204);
  expect((await show(app.client(), { id: '00000000-0000-4000-8000-000000000000' })).status).toBe(204);
  expect((await show(app.client(), listing, 'clicked')).status).toBe(422);
  expect(await ownFeatured(seller)).toEqual({ active: false, shown: 0, opened: 0, listings: [] });
  expect((await app.client().get('/api/featured-listings/own')).status).toBe(401);
});
