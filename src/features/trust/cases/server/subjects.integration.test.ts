import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newDesk, type Problem } from '../../../../../tests/support/desk.ts';
import {
  LISTING,
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import { newSale } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { idOf, joinZone, newZone } from '../../../../../tests/support/zones.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { Case } from '../contract/case.ts';
import type { ReportOutcome, Statement, StatementList } from '../contract/statement.ts';
import { endDecisions } from './settle-decisions.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof newDesk>>;
beforeAll(async () => {
  app = await startTestApp();
  desk = await newDesk(app);
});
afterAll(() => app?.close());

const statementsOf = async (client: TestClient) =>
  (await client.get<StatementList>('/api/statements')).body.statements;

/** Takes something down and restores it in a later case. Returns what others saw before, meanwhile and after. */
async function takeDownAndRestore(
  subject: { kind: string; id: string },
  owner: TestClient,
  seen: () => Promise<unknown>,
): Promise<{ before: unknown; meanwhile: unknown; after: unknown }> {
  const before = await seen();
  const opened = await desk.reported({ ...subject });
  expect((await desk.decide(desk.operator, opened)).status).toBe(200);
  const meanwhile = await seen();
  await app.settle();
  expect((await statementsOf(owner))[0]).toMatchObject({ applies: true });
  // Nobody can report it now, so an operator opens the case.
  const body = { ...subject, reason: 'other' };
  const { id } = (await desk.operator.post<{ id: string }>('/api/cases', body)).body;
  const again = await desk.openCase(desk.operator, id);
  expect(again.subject.state).toBe('taken-down');
  const restore = { onSubject: 'restore', ruleId: null, text: 'It is fine.' };
  expect((await desk.decide(desk.operator, again, restore)).status).toBe(200);
  const after = await seen();
  await app.settle();
  expect((await statementsOf(owner)).map(({ applies }) => applies)).toEqual([false, false]);
  return { before, meanwhile, after };
}

test('A photo that is taken down leaves its listing and comes back at its place', async () => {
  const seller = await newMember(app);
  const photos = [await newPhoto(seller), await newPhoto(seller), await newPhoto(seller)];
  const listing = await newListing(seller, { photos });
  const [, second] = photos;
  const seen = await takeDownAndRestore({ kind: 'photo', id: second?.id ?? '' }, seller, async () =>
    (await app.client().get<Listing>(`/api/listings/${listing.id}`)).body.images?.map(({ id }) => id),
  );
  expect(seen.meanwhile).not.toEqual(seen.before);
  expect(seen.after).toEqual(seen.before);
});

test('A review that is taken down leaves the page and the average of its subject, and comes back', async () => {
  const [seller, buyer] = [await newMember(app), await newMember(app)];
  const saleId = await newSale(app, seller, buyer);
  const review = await buyer.post<{ id: string }>('/api/reviews', {
    saleId,
    rating: 1,
    text: 'Never again.',
  });
  await seller.post('/api/reviews', { saleId, rating: 5, text: 'Quick.' });
  const sellerId = await idOf(seller);
  const seen = await takeDownAndRestore({ kind: 'review', id: review.body.id }, buyer, async () => {
    const profile = await app.client().get<{ rating: number | null }>(`/api/profiles/${sellerId}`);
    const page = await app
      .client()
      .get<{ reviews: { id: string }[] }>(`/api/reviews/received?person=${sellerId}`);
    return [profile.body.rating, page.body.reviews?.map(({ id }) => id)];
  });
  expect(seen.meanwhile).not.toEqual(seen.before);
  expect(seen.after).toEqual(seen.before);
});

test('Name, bio and picture of a profile that is taken down are gone, and come back', async () => {
  const member = await newMember(app);
  await member.put('/api/profiles/me', { fullName: 'Rolex Dealer', bio: 'Write me on Telegram.' });
  const id = await idOf(member);
  const seen = await takeDownAndRestore({ kind: 'profile', id }, member, async () => {
    const { body } = await app.client().get<{ name: string; bio: string | null }>(`/api/profiles/${id}`);
    return [body.name, body.bio];
  });
  expect(seen.meanwhile).not.toEqual(seen.before);
  expect(seen.after).toEqual(seen.before);
});

test('A post and an event of a zone that are taken down are gone for its members, and come back', async () => {
  const admin = await newMember(app);
  const author = await newMember(app);
  const zone = await newZone(admin);
  await joinZone(zone, author);
  const post = await author.post<{ id: string }>(`/api/zones/${zone}/posts`, {
    clientId: crypto.randomUUID(),
    text: 'Free for all',
  });
  expect(post.status).toBeLessThan(300);
  const ofPost = await takeDownAndRestore({ kind: 'zone-post', id: post.body.id }, author, async () => {
    const { body } = await admin.get<{ posts: { text: string | null }[] }>(`/api/zones/${zone}/posts`);
    return body.posts.map(({ text }) => text);
  });
  expect(ofPost.meanwhile).not.toEqual(ofPost.before);
  expect(ofPost.after).toEqual(ofPost.before);

  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const event = await admin.post<{ id: string }>(`/api/zones/${zone}/events`, {
    title: 'Pill party',
    place: 'Behind the school',
    startsAt,
    endsAt: new Date(Date.now() + 90_000_000).toISOString(),
  });
  expect(event.status).toBeLessThan(300);
  const ofEvent = await takeDownAndRestore({ kind: 'event', id: event.body.id }, admin, async () =>
    (await author.get<{ events: { title: string }[] }>(`/api/zones/${zone}/events`)).body.events.map(
      ({ title }) => title,
    ),
  );
  expect(ofEvent.meanwhile).not.toEqual(ofEvent.before);
  expect(ofEvent.after).toEqual(ofEvent.before);
});

test('Nobody sees the profile, listings and reviews of a closed account; the person reads why by the mailed link', async () => {
  const [seller, buyer] = [await newMember(app), await newMember(app)];
  const listing = await newListing(seller, { title: `Unseen ${crypto.randomUUID().slice(0, 6)}` });
  const saleId = await newSale(app, seller, buyer);
  await buyer.post('/api/reviews', { saleId, rating: 5, text: 'Good.' });
  await seller.post('/api/reviews', { saleId, rating: 5, text: 'Fine buyer.' });
  const [sellerId, buyerId] = [await idOf(seller), await idOf(buyer)];
  const about = () => app.client().get<{ reviews: unknown[] }>(`/api/reviews/received?person=${buyerId}`);
  const find = () =>
    buyer.get<{ people: unknown[] }>(`/api/people?q=${encodeURIComponent(seller.details.username)}`);
  expect([(await about()).body.reviews.length, (await find()).body.people.length]).toEqual([1, 1]);

  await desk.decide(desk.operator, await desk.reported(listing), { onSubject: 'none', onPerson: 'close' });
  await app.settle();
  for (const client of [app.client(), buyer]) {
    expect((await client.get(`/api/profiles/${sellerId}`)).status).toBe(404);
    expect((await client.get(`/api/listings/${listing.id}`)).status).toBe(410);
  }
  expect([(await about()).body.reviews.length, (await find()).body.people.length]).toEqual([0, 0]);
  expect(
    (await app.client().post('/api/reports', { kind: 'profile', id: sellerId, reason: 'spam' })).status,
  ).toBe(404);
  // The sessions ended.
  expect((await seller.get('/api/listings/own')).status).toBe(401);
  const mail = await app.mailTo(seller.details.email, 'Your account is closed');
  const [link = ''] = /\/statements\/\S+\?key=[\w-]+/.exec(mail.text) ?? [];
  expect((await app.client().get<Statement>(`/api${link}`)).body).toMatchObject({ can: { appeal: true } });
});

async function appealOf(decisionId: string, reportId: string | null = null): Promise<Case> {
  const { case_id: id } = await app.db
    .selectFrom('appeals')
    .select('case_id')
    .where('decision_id', '=', decisionId)
    .where('report_id', 'is not distinct from', reportId)
    .executeTakeFirstOrThrow();
  return desk.openCase(desk.colleague, id);
}
const decideAppeal = (openedCase: Case, body: object) =>
  desk.colleague.post<Problem>(`/api/cases/${openedCase.id}/appeal-decision`, {
    version: openedCase.version,
    text: 'We looked again.',
    ...body,
  });

test('An appeal makes a suspension milder: a limit remains, and nothing worse than before is possible', async () => {
  const seller = await newMember(app);
  const listing = await newListing(seller);
  await desk.decide(desk.operator, await desk.reported(listing), { onPerson: 'suspend' });
  await app.settle();
  const [statement] = await statementsOf(seller);
  await seller.post(`/api/statements/${statement?.id}/appeal`, { text: 'Only one listing was wrong.' });
  const appeal = await appealOf(statement?.id ?? '');
  const worse = { onSubject: 'take-down', onPerson: 'close', until: null };
  const refused = await decideAppeal(appeal, { outcome: 'milder', actions: worse });
  expect(refused.body.code).toBe('ACTION_NOT_POSSIBLE');
  const milder = { onSubject: 'take-down', onPerson: 'limit', until: null };
  expect((await decideAppeal(appeal, { outcome: 'milder', actions: milder })).status).toBe(200);
  await app.settle();
  expect((await seller.post('/api/listings', LISTING)).body).toMatchObject({ code: 'ACCOUNT_LIMITED' });
  expect((await app.client().get(`/api/listings/${listing.id}`)).status).toBe(410);
  const after = (await seller.get<Statement>(`/api/statements/${statement?.id}`)).body;
  expect(after).toMatchObject({ onPerson: 'limit', endedAt: null, appeal: { outcome: 'milder' } });
});

test('A reporter who asks for another look and is right gets a new case about the same subject', async () => {
  const [seller, reporter] = [await newMember(app), await newMember(app)];
  const listing = await newListing(seller);
  const opened = await desk.reported(listing, reporter);
  await desk.decide(desk.operator, opened, { onSubject: 'none', ruleId: null, text: '' });
  await app.settle();
  const { id: report } = await app.db
    .selectFrom('reports')
    .select('id')
    .where('target_id', '=', listing.id)
    .executeTakeFirstOrThrow();
  const path = `/api/reports/${report}`;
  expect((await seller.post(`${path}/appeal`, { text: 'No' })).status).toBe(404);
  expect((await reporter.post(`${path}/appeal`, { text: 'Look at the second photo.' })).status).toBe(204);
  const decision = await desk.openCase(desk.operator, opened.id);
  const appeal = await appealOf(decision.decision?.id ?? '', report);
  expect(appeal.appeal).toMatchObject({ by: 'reporter', text: 'Look at the second photo.' });
  expect((await decideAppeal(appeal, { outcome: 'undo' })).status).toBe(200);
  await app.settle();
  const outcome = (await reporter.get<ReportOutcome>(path)).body;
  expect(outcome.appeal).toMatchObject({ outcome: 'undo', answer: 'We looked again.' });
  const cases = await app.db
    .selectFrom('cases')
    .select(['source', 'state'])
    .where('target_id', '=', listing.id)
    .orderBy('number')
    .execute();
  expect(cases).toEqual([
    { source: 'reports', state: 'decided' },
    { source: 'appeal', state: 'decided' },
    { source: 'operator', state: 'open' },
  ]);
});

test('A guest who signs up takes limits and suspensions along, and appeals them from the account', async () => {
  const claim = async (guest: TestClient): Promise<Member> => {
    const account = await newMember(app);
    for (const [name, value] of guest.cookies)
      if (!account.cookies.has(name)) account.cookies.set(name, value);
    await account.post('/api/guests/claim');
    return account;
  };
  const limited = await newGuest(app);
  const first = await newListing(limited);
  await desk.decide(desk.operator, await desk.reported(first), { onSubject: 'none', onPerson: 'limit' });
  await app.settle();
  const one = await claim(limited);
  expect((await one.post('/api/listings', LISTING)).body).toMatchObject({ code: 'ACCOUNT_LIMITED' });
  expect(await statementsOf(one)).toMatchObject([{ title: 'Your account is limited', applies: true }]);

  const suspended = await newGuest(app);
  const second = await newListing(suspended);
  await desk.decide(desk.operator, await desk.reported(second), { onSubject: 'none', onPerson: 'suspend' });
  await app.settle();
  const two = await claim(suspended);
  expect((await two.post('/api/listings', LISTING)).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  expect((await app.client().get(`/api/listings/${second.id}`)).status).toBe(410);
  const [statement] = await statementsOf(two);
  const path = `/api/statements/${statement?.id}/appeal`;
  expect((await two.post(path, { text: 'That was a joke.' })).status).toBe(204);
});

/** Runs `npm run operator` as on the site's server, beside the running site. */
const operatorCommand = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/operator.ts', ...args], {
    env: { ...process.env, DATA_DIR: app.config.dataDir, DATABASE_URL: app.config.databaseUrl },
  }).catch((failed: { stdout: string; stderr: string; code: number }) => failed);

test('The server command reinstates an account and restores what a case hid, without a browser', async () => {
  const seller = await newMember(app);
  const listing = await newListing(seller);
  const opened = await desk.reported(listing);
  await desk.decide(desk.operator, opened, { onPerson: 'suspend' });
  await app.settle();
  const status = async () => (await app.client().get(`/api/listings/${listing.id}`)).status;
  expect(await operatorCommand('reinstate', seller.details.email)).toMatchObject({
    stdout: expect.stringContaining(seller.details.email),
  });
  expect((await seller.post('/api/listings', LISTING)).status).toBe(201);
  expect(await status()).toBe(410);
  const restored = await operatorCommand('restore', `OH-${opened.number}`);
  expect(restored).toMatchObject({
    stdout: `“${listing.title}” is shown again, unless another case hides it.\n`,
  });
  expect(await status()).toBe(200);
  const again = await operatorCommand('restore', String(opened.number));
  expect(again).toMatchObject({ code: 1, stderr: `Case ${opened.number} hides nothing.\n` });
  expect(await operatorCommand('restore', 'all')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('restore <case>'),
  });
  expect(await statementsOf(seller)).toMatchObject([{ applies: false }]);
  const { events } = await desk.openCase(desk.operator, opened.id);
  expect(events[0]).toMatchObject({ action: 'ended', text: 'By the server command' });
});

/** Moves the end of all decisions about a person into the past, and runs the job that ends them. */
async function endDecisionsAbout(member: Member): Promise<void> {
  const id = await idOf(member);
  const over = new Date(Date.now() - 1000);
  await app.db.updateTable('decisions').set({ until: over }).where('about_id', '=', id).execute();
  await endDecisions(app.services);
}
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

test('A ban by the server command stays whatever cases decide about the account, until it is reinstated', async () => {
  const seller = await newMember(app);
  const [one, two] = [await newListing(seller), await newListing(seller)];
  const [first, second] = [await desk.reported(one), await desk.reported(two)];
  const limit = { onSubject: 'none', onPerson: 'limit', until: tomorrow() };
  expect((await desk.decide(desk.operator, first, limit)).status).toBe(200);
  await app.settle();
  const { email } = seller.details;
  expect(await operatorCommand('suspend', email)).toMatchObject({ stdout: `${email} is suspended.\n` });
  const standing = async () => [
    (await seller.post<Problem>('/api/listings', LISTING)).body.code,
    (await app.client().get(`/api/listings/${one.id}`)).status,
  ];
  const banned = ['ACCOUNT_SUSPENDED', 410];
  expect(await standing()).toEqual(banned);

  expect((await desk.decide(desk.operator, second, limit)).status).toBe(200);
  expect(await standing()).toEqual(banned);
  expect((await desk.operator.delete(`/api/cases/${second.id}/decision`)).status).toBe(204);
  expect(await standing()).toEqual(banned);
  const [statement] = await statementsOf(seller);
  await seller.post(`/api/statements/${statement?.id}/appeal`, { text: 'That was a joke.' });
  expect((await decideAppeal(await appealOf(statement?.id ?? ''), { outcome: 'keep' })).status).toBe(200);
  expect(await standing()).toEqual(banned);
  await endDecisionsAbout(seller);
  expect(await statementsOf(seller)).toMatchObject([{ applies: false }]);
  expect(await standing()).toEqual(banned);

  await operatorCommand('reinstate', email);
  expect(await standing()).toEqual([undefined, 200]);
});

test('The server command bans someone whom a case suspended until tomorrow, and the ban has no end', async () => {
  const seller = await newMember(app);
  const opened = await desk.reported(await newListing(seller));
  const suspension = { onSubject: 'none', onPerson: 'suspend', until: tomorrow() };
  expect((await desk.decide(desk.operator, opened, suspension)).status).toBe(200);
  const { email } = seller.details;
  expect(await operatorCommand('suspend', email)).toMatchObject({ stdout: `${email} is suspended.\n` });
  expect((await desk.openCase(desk.operator, opened.id)).about?.standing).toEqual({
    state: 'suspended',
    until: null,
  });
  await endDecisionsAbout(seller);
  expect((await seller.post('/api/listings', LISTING)).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  expect(await operatorCommand('suspend', email)).toMatchObject({ code: 1 });
});
