import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import { notificationCatalog } from '../../../../../tests/support/notification-catalog.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Notification, Notifications } from '../../../talking/notifications/contract/notification.ts';
import { NOTIFICATION_UPDATES } from '../../../talking/notifications/contract/notification-updates.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { digestDue } from '../contract/signals.ts';
import type { NewWant, Want, WantChange, Wants } from '../contract/want.ts';
import { digestTime } from './digest-time.ts';
import { digestMail, sendDigest, startDigests } from './digests.ts';
import { indexOutdatedWants } from './index-want.ts';
import { notifyOfPosted, notifyOfPrice, notifyOfReturn } from './notify-of-matches.ts';

const PORTLAND = { latitude: 45.51, longitude: -122.63 };
/** About 20 km east of it. */
const TROUTDALE = { latitude: 45.53, longitude: -122.39 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

/** As a process of its own runs the consumers. */
const services = (): NotifyServices => ({
  db: app.db,
  live: { publish: () => undefined } as never,
  pushDue: async () => undefined,
  notificationCatalog,
});
const posted = (listing: { id: string }) => notifyOfPosted(services(), listing.id);

let words = 0;
/** Returns a word that no other test looks for. */
const newWord = () => `gizmo${String.fromCodePoint(97 + (words += 1))}q`;

async function store(client: TestClient, terms: string[], want: Partial<NewWant> = {}): Promise<Want> {
  const { status, body } = await client.post<Want>('/api/wants', {
    excluded: [],
    category: null,
    conditions: [],
    minPriceCents: null,
    maxPriceCents: null,
    place: null,
    withinKm: null,
    channels: ['in-app'],
    ...want,
    terms,
  });
  if (status !== 201) throw new Error(`storing answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function change(client: TestClient, { id }: { id: string }, body: WantChange): Promise<void> {
  const { response } = await client.api.PATCH('/api/wants/{id}', { params: { path: { id } }, body });
  expect(response.status).toBe(200);
}

const notificationsOf = async (client: TestClient): Promise<Notification[]> =>
  (await client.get<Notifications>('/api/notifications')).body.notifications;
const alertTitles = async (client: TestClient) => (await notificationsOf(client)).map(({ title }) => title);
const newsOf = async (client: TestClient) => (await client.get<Wants>('/api/wants')).body.wants[0]?.news;

async function reprice(seller: Member, { id }: { id: string }, price: string): Promise<void> {
  const { body: listing } = await seller.get<Record<string, unknown>>(`/api/listings/${id}`);
  const beforeCents = listing.priceCents as number;
  const { status } = await seller.put(`/api/listings/${id}`, { ...listing, area: '', price, photos: [] });
  expect(status).toBe(200);
  await notifyOfPrice(services(), { listingId: id, beforeCents, afterCents: Number(price) * 100 });
}

test('I hear of a matching listing within seconds, without a reload (PROD-07, MATCH-06, A-84)', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  await store(me, [word, '54 cm'], {
    excluded: ['carbon'],
    maxPriceCents: 30_000,
    place: { name: 'Hawthorne', ...PORTLAND },
    withinKm: 16,
  });
  const page = await connectLive(app.url, me);
  const listing = await newListing(seller, {
    title: `Steel ${word}, 54cm`,
    price: '280',
    position: PORTLAND,
  });
  await page.receive(NOTIFICATION_UPDATES.changed);
  page.socket.close();
  expect((await notificationsOf(me))[0]).toMatchObject({
    type: 'listing',
    title: `New match: Steel ${word}, 54cm`,
    message: `$280, <1 mi. For “${word.replace('g', 'G')}, 54 cm”.`,
    link: `/listing/${listing.id}`,
    read: false,
  });
  // The signal may come again, and to another process at the same time.
  await Promise.all([posted(listing), posted(listing)]);
  expect(await alertTitles(me)).toHaveLength(1);
  expect(await newsOf(me)).toMatchObject({ sinceYesterday: 1, thisWeek: 1 });
  expect(await alertTitles(seller)).toEqual([]);
});

test('I get no alert for another price, size, place, category, condition or word', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  await store(me, [word, '128 gb'], {
    excluded: ['broken'],
    category: 'electronics',
    conditions: ['new', 'like-new'],
    minPriceCents: 5_000,
    maxPriceCents: 20_000,
    place: { name: null, ...PORTLAND },
    withinKm: 5,
  });
  const fits = {
    title: `${word} 128GB`,
    price: '150',
    category: 'electronics',
    condition: 'like-new',
    position: PORTLAND,
  };
  for (const other of [
    { price: '210' },
    { price: '20' },
    { title: `${word} 64GB` },
    { title: `Case for ${word} 128GB` },
    { title: `Broken ${word} 128GB` },
    { title: 'Something else 128GB', description: `Better than my old ${word}.` },
    { category: 'collectibles' },
    { condition: 'fair' },
    { position: TROUTDALE },
  ])
    await posted(await newListing(seller, { ...fits, ...other }));
  expect(await alertTitles(me)).toEqual([]);
  await posted(await newListing(seller, fits));
  expect(await alertTitles(me)).toEqual([`New match: ${word} 128GB`]);
});

test('Other names for a thing match too, singular or plural', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const maker = newWord();
  await store(me, [maker, 'couches']);
  await posted(await newListing(seller, { title: `${maker} sofa` }));
  expect(await alertTitles(me)).toEqual([`New match: ${maker} sofa`]);
});

test('I hear once more when the price drops, and each change once', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  await store(me, [word], { maxPriceCents: 25_000 });
  const listing = await newListing(seller, { title: word, price: '220' });
  await posted(listing);
  await me.post('/api/notifications/read');
  await reprice(seller, listing, '240');
  await reprice(seller, listing, '200');
  await reprice(seller, listing, '230');
  await reprice(seller, listing, '200');
  expect((await notificationsOf(me)).map(({ title, message }) => [title, message])).toEqual([
    [`Price drop: ${word}`, '$200, was $240.'],
    [`New match: ${word}`, `$220. For “${word.replace('g', 'G')}”.`],
  ]);
});

test('A listing that becomes cheap enough is told, and was close before', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  await store(me, [word], { maxPriceCents: 10_000 });
  const listing = await newListing(seller, { title: word, price: '115' });
  await posted(listing);
  expect(await newsOf(me)).toMatchObject({ thisWeek: 0, close: 1, nearestCloseKm: null });
  await reprice(seller, listing, '90');
  expect(await alertTitles(me)).toEqual([`Price drop: ${word}`]);
  expect(await newsOf(me)).toMatchObject({ thisWeek: 1, close: 0 });
});

test('A listing a little too far away is close, with its distance', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  await store(me, [word], { place: { name: 'Hawthorne', ...PORTLAND }, withinKm: 16 });
  await posted(await newListing(seller, { title: word, position: TROUTDALE }));
  expect(await newsOf(me)).toMatchObject({ thisWeek: 0, close: 1, nearestCloseKm: 19 });
  expect(await alertTitles(me)).toEqual([]);
});

test('People who wait for a listing are told once each time it is for sale again', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  const listing = await newListing(seller, { title: word, price: '60' });
  const isBack = () => notifyOfReturn(services(), { listingId: listing.id });
  await seller.post(`/api/listings/${listing.id}/sold`);
  await store(me, [word]);
  await isBack();
  expect(await alertTitles(me)).toEqual([]);
  await seller.delete(`/api/listings/${listing.id}/sold`);
  await Promise.all([isBack(), isBack()]);
  expect((await notificationsOf(me)).map(({ title, message, count }) => [title, message, count])).toEqual([
    [`Back for sale: ${word}`, `$60. For “${word.replace('g', 'G')}”.`, 1],
  ]);
  await me.post('/api/notifications/read');

  // Paused for a moment is no news, paused for longer is.
  const pauseAndResume = async () => {
    await seller.post(`/api/listings/${listing.id}/pause`);
    await seller.delete(`/api/listings/${listing.id}/pause`);
    await isBack();
  };
  await pauseAndResume();
  expect(await alertTitles(me)).toHaveLength(1);
  await sql`update want_matches set matched_at = now() - interval '2 days' where listing_id = ${listing.id}`.execute(
    app.db,
  );
  await pauseAndResume();
  await isBack();
  expect(await alertTitles(me)).toEqual([`Back for sale: ${word}`, `Back for sale: ${word}`]);
});

test('People who began to look meanwhile are told of a listing whose owner stays after all', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  const listing = await newListing(seller, { title: word });
  const { email, password } = seller.details;
  await seller.post('/api/accounts/me/deletion', { currentPassword: password });
  await store(me, [word]);
  const page = await connectLive(app.url, me);
  await app.client().post('/api/accounts/sign-in', { email, password });
  await page.receive(NOTIFICATION_UPDATES.changed);
  page.socket.close();
  expect((await notificationsOf(me)).map(({ title, link }) => [title, link])).toEqual([
    [`Back for sale: ${word}`, `/listing/${listing.id}`],
  ]);
});

test('Two wants of mine that a listing matches tell once', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  await store(me, [word]);
  await store(me, ['red', word]);
  await store(me, [word], { frequency: 'daily' });
  await posted(await newListing(seller, { title: `Red ${word}` }));
  expect(await alertTitles(me)).toEqual([`New match: Red ${word}`]);
  const due = await app.db
    .selectFrom('wants')
    .innerJoin('profiles', 'profiles.id', 'wants.profile_id')
    .select('digest_due_at')
    .where('username', '=', me.details.username)
    .where('digest_due_at', 'is not', null)
    .execute();
  expect(due).toEqual([]);
});

test('A paused want tells nothing, counts what it missed, and goes on with what comes later', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  const want = await store(me, [word]);
  await change(me, want, { on: false });
  const missed = await newListing(seller, { title: word });
  await posted(missed);
  expect(await newsOf(me)).toMatchObject({ missed: 1 });
  await change(me, want, { on: true });
  await posted(missed);
  expect(await alertTitles(me)).toEqual([]);
  expect(await newsOf(me)).toMatchObject({ missed: 0, thisWeek: 0 });
  await posted(await newListing(seller, { title: `Another ${word}` }));
  expect(await alertTitles(me)).toEqual([`New match: Another ${word}`]);
});

test('A want that is stored or changed later does not tell of listings that were there', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  const want = await store(me, [word], { maxPriceCents: 1_000 });
  const listing = await newListing(seller, { title: word, price: '50' });
  await posted(listing);
  await change(me, want, { maxPriceCents: 10_000 });
  await posted(listing);
  await store(me, [word]);
  await posted(listing);
  expect(await alertTitles(me)).toEqual([]);
});

test('My own listings, those of people I blocked or who left, and hidden ones are not told', async () => {
  const [me, seller, blocked, leaving] = await Promise.all([
    newMember(app),
    newMember(app),
    newMember(app),
    newMember(app),
  ]);
  const title = newWord();
  const post = (by: Member) => newListing(by, { title });
  const [mine, theirs, left] = [await post(me), await post(blocked), await post(leaving)];
  const [paused, deleted, shown] = [await post(seller), await post(seller), await post(seller)];
  await me.put(`/api/blocks/listing/${theirs.id}`);
  await seller.post(`/api/listings/${paused.id}/pause`);
  await seller.delete(`/api/listings/${deleted.id}`);
  await sql`update listings set owner_leaves = true where id = ${left.id}`.execute(app.db);
  await store(me, [title]);
  // As if it had been there before them.
  await sql`update wants set watches_since = now() - interval '1 hour' where terms = ${[title]}`.execute(
    app.db,
  );
  for (const listing of [mine, theirs, left, paused, deleted, shown]) await posted(listing);
  expect((await notificationsOf(me)).map(({ link }) => link)).toEqual([`/listing/${shown.id}`]);
});

test('I get no alert for a match that I have already seen', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  const want = await store(me, [word]);
  await posted(await newListing(seller, { title: word }));
  await me.post('/api/wants/matches', { ...want, wantId: want.id });
  expect((await notificationsOf(me)).map(({ read }) => read)).toEqual([true]);
  expect(await newsOf(me)).toMatchObject({ sinceYesterday: 0, thisWeek: 1 });
});

test('A listing that I opened is not told, mailed or in a digest any more', async () => {
  const [me, other, seller] = [await newMember(app), await newMember(app), await newMember(app)];
  const word = newWord();
  for (const person of [me, other]) {
    await store(person, [word], { channels: ['in-app', 'email'] });
    await store(person, [word, 'red'], { frequency: 'daily' });
  }
  const listing = await newListing(seller, { title: `Red ${word}` });
  await posted(listing);
  await me.post(`/api/listings/${listing.id}/views`);
  const read = async (client: TestClient) =>
    (await notificationsOf(client)).map((notification) => notification.read);
  expect([await read(me), await read(other)]).toEqual([[true], [false]]);
  // Only what is unread is mailed.
  const toMail = await app.db
    .selectFrom('notifications')
    .innerJoin('profiles', 'profiles.id', 'profile_id')
    .select('username')
    .where('listing_id', '=', listing.id)
    .where('mail_due_at', 'is not', null)
    .where('read', '=', false)
    .execute();
  expect(toMail).toEqual([{ username: other.details.username }]);
  const unseen = await app.db
    .selectFrom('want_matches')
    .innerJoin('wants', 'wants.id', 'want_id')
    .innerJoin('profiles', 'profiles.id', 'profile_id')
    .select('username')
    .distinct()
    .where('listing_id', '=', listing.id)
    .where('shown_at', 'is', null)
    .execute();
  expect(unseen).toEqual(toMail);
});

test('A want tells by its own channels, of those that my settings have on', async () => {
  const [mailed, silent, seller] = [await newMember(app), await newMember(app), await newMember(app)];
  const word = newWord();
  await store(mailed, [word], { channels: ['email'] });
  await store(silent, [word], { channels: ['in-app', 'email'] });
  await silent.api.PATCH('/api/notifications/settings', {
    body: { channels: [{ group: 'wants', channel: 'email', on: false }] },
  });
  const listing = await newListing(seller, { title: word });
  await posted(listing);
  const rows = await app.db
    .selectFrom('notifications')
    .innerJoin('profiles', 'profiles.id', 'profile_id')
    .select(['username', 'listed', sql<boolean>`mail_due_at is not null`.as('mails')])
    .where('listing_id', '=', listing.id)
    .execute();
  expect(rows.toSorted((a, b) => Number(a.listed) - Number(b.listed))).toEqual([
    { username: mailed.details.username, listed: false, mails: true },
    { username: silent.details.username, listed: true, mails: false },
  ]);
});

/** Runs the job as another process does, and delivers the digests of a person, each twice. */
async function runDigests(profileIds: readonly string[]): Promise<void> {
  const due: Parameters<typeof sendDigest>[1][] = [];
  const jobs = {
    async record(_: unknown, signal: { name: string }, ...payloads: never[]) {
      expect(signal.name).toBe(digestDue.name);
      due.push(...payloads);
    },
  };
  await Promise.all([startDigests(app.db, jobs as never), startDigests(app.db, jobs as never)]);
  for (const digest of due.filter(({ profileId }) => profileIds.includes(profileId)))
    for (let times = 0; times < 2; times += 1)
      await sendDigest(services(), digest, `${profileIds[0]}-${due.length}`);
}

test('A daily want tells at 8 in the morning of everything that came, once', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const { body: viewer } = await me.get<{ account: { id: string } }>('/api/viewer');
  const word = newWord();
  const want = await store(me, [word], { frequency: 'daily', channels: ['in-app', 'email'] });
  const listings = [];
  for (const kind of ['Red', 'Blue', 'Green', 'Black'])
    listings.push(await newListing(seller, { title: `${kind} ${word}`, price: '20' }));
  for (const listing of listings) await posted(listing);
  const [, , sold] = listings;
  await sql`update listings set status = 'sold', sold_at = now() where id = ${sold?.id}`.execute(app.db);
  expect(await alertTitles(me)).toEqual([]);
  const { due } = await app.db
    .selectFrom('wants')
    .select('digest_due_at as due')
    .where('id', '=', want.id)
    .executeTakeFirstOrThrow();
  expect([due?.getUTCHours(), due?.getUTCMinutes()]).toEqual([8, 0]);
  await runDigests([viewer.account.id]);
  expect(await alertTitles(me)).toEqual([]);
  const makeDue = () => sql`update wants set digest_due_at = now() where id = ${want.id}`.execute(app.db);
  await makeDue();
  await runDigests([viewer.account.id]);
  await makeDue();
  await runDigests([viewer.account.id]);
  expect(
    (await notificationsOf(me)).map(({ title, message, link, count }) => [title, message, link, count]),
  ).toEqual([
    [
      `3 new matches for “${want.name}”`,
      `Black ${word}, $20. Blue ${word}, $20. Red ${word}, $20.`,
      '/match-me/wants',
      1,
    ],
  ]);

  // Its mail shows each of them, but what was opened meanwhile; the page of wants reads it.
  const mailed = async () => {
    const site = { db: app.db, publicUrl: app.config.publicUrl };
    const notification = { kind: 'want.digest', title: 'New matches', link: '/match-me/wants' };
    const body = await digestMail(site, notification, { key: { kind: 'member', id: viewer.account.id } });
    return body?.preview;
  };
  expect(await mailed()).toBe(`Black ${word}, $20. Blue ${word}, $20. Red ${word}, $20`);
  await me.post(`/api/listings/${listings[1]?.id}/views`);
  expect(await mailed()).toBe(`Black ${word}, $20. Red ${word}, $20`);
  expect((await me.put('/api/wants/seen')).status).toBe(204);
  expect((await notificationsOf(me)).map(({ read }) => read)).toEqual([true]);
});

test('A waiting digest moves when I choose another frequency, and comes right away for instant alerts', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const { body: viewer } = await me.get<{ account: { id: string } }>('/api/viewer');
  const word = newWord();
  const want = await store(me, [word], { frequency: 'weekly' });
  const dueAt = async () => {
    const { due } = await app.db
      .selectFrom('wants')
      .select('digest_due_at as due')
      .where('id', '=', want.id)
      .executeTakeFirstOrThrow();
    return due;
  };
  await change(me, want, { frequency: 'daily' });
  expect(await dueAt()).toBeNull();
  await posted(await newListing(seller, { title: word }));
  for (const frequency of ['weekly', 'daily'] as const) {
    // As if the digest waited for a time of the other frequency.
    await sql`update wants set digest_due_at = now() + interval '9 days' where id = ${want.id}`.execute(
      app.db,
    );
    await change(me, want, { frequency });
    expect(await dueAt()).toEqual(digestTime(new Date(), frequency, 'UTC'));
  }
  await change(me, want, { name: 'Gizmos', frequency: 'daily' });
  expect(await dueAt()).toEqual(digestTime(new Date(), 'daily', 'UTC'));
  await change(me, want, { frequency: 'instant' });
  await runDigests([viewer.account.id]);
  expect(await alertTitles(me)).toEqual(['1 new match for “Gizmos”']);

  await posted(await newListing(seller, { title: `Another ${word}` }));
  await sql`update wants set digest_due_at = now() where id = ${want.id}`.execute(app.db);
  await change(me, want, { on: false, frequency: 'daily' });
  expect(await dueAt()).toBeNull();
});

test('A digest leaves out what I have seen, and comes not at all for nothing', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const { body: viewer } = await me.get<{ account: { id: string } }>('/api/viewer');
  const word = newWord();
  const want = await store(me, [word], { frequency: 'weekly' });
  await posted(await newListing(seller, { title: word }));
  await me.post('/api/wants/matches', { ...want, wantId: want.id });
  await sql`update wants set digest_due_at = now() where id = ${want.id}`.execute(app.db);
  await runDigests([viewer.account.id]);
  expect(await alertTitles(me)).toEqual([]);
});

test('A digest leaves out people I blocked since, and what costs too much by now', async () => {
  const [me, seller, blocked] = [await newMember(app), await newMember(app), await newMember(app)];
  const { body: viewer } = await me.get<{ account: { id: string } }>('/api/viewer');
  const word = newWord();
  const want = await store(me, [word], { frequency: 'daily', maxPriceCents: 5_000 });
  const theirs = await newListing(blocked, { title: `Their ${word}`, price: '20' });
  const dear = await newListing(seller, { title: `Dear ${word}`, price: '20' });
  const fitting = await newListing(seller, { title: `Fitting ${word}`, price: '20' });
  for (const listing of [theirs, dear, fitting]) await posted(listing);
  await me.put(`/api/blocks/listing/${theirs.id}`);
  await sql`update listings set price_cents = 90000 where id = ${dear.id}`.execute(app.db);
  await sql`update wants set digest_due_at = now() where id = ${want.id}`.execute(app.db);
  await runDigests([viewer.account.id]);
  expect((await notificationsOf(me)).map(({ message }) => message)).toEqual([`Fitting ${word}, $20.`]);
});

test('A saved search from before kinds of items were known finds them once it is indexed again (MATCH-06)', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const { id } = await store(me, ['ps4', 'console']);
  const indexed = () =>
    app.db
      .selectFrom('wants')
      .select(['sought', 'keys', 'reader_version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const known = await indexed();
  expect(known.sought).toContainEqual(expect.objectContaining({ itemKind: 'game console' }));
  await sql`
    update wants set reader_version = 0, keys = '{console}', sought = (
      select jsonb_agg(term - 'itemKind' - 'isKindName' - 'isModel') from jsonb_array_elements(sought) as term)
    where id = ${id}`.execute(app.db);
  await indexOutdatedWants(app.db, { info: () => undefined });
  expect(await indexed()).toEqual(known);
  await posted(await newListing(seller, { title: 'PlayStation 4 Pro 1TB', category: 'electronics' }));
  expect(await alertTitles(me)).toEqual(['New match: PlayStation 4 Pro 1TB']);
});

test('A listing is told by what was read when it was written', async () => {
  const [me, seller] = [await newMember(app), await newMember(app)];
  const word = newWord();
  await store(me, [word]);
  const listing = await newListing(seller, { title: 'Something else', price: '20' });
  await sql`
    update listing_readings set title_words = ${word}, text_words = ${` ${word} `} where listing_id = ${listing.id}`.execute(
    app.db,
  );
  await posted(listing);
  expect(await alertTitles(me)).toEqual(['New match: Something else']);
});
