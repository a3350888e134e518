import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newDesk, type Problem } from '../../../../../tests/support/desk.ts';
import {
  LISTING,
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newPhoto,
  photoBytes,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Photo } from '../../../items/photos/contract/photo.ts';
import type { CaseCounts } from '../contract/case-queue.ts';
import type { Effects } from '../contract/decision.ts';
import type { ReportOutcome, Statement, StatementList } from '../contract/statement.ts';
import type { Transparency } from '../contract/transparency.ts';
import { linkKey } from './link-key.ts';
import { endDecisions } from './settle-decisions.ts';
import { countTransparency } from './transparency.ts';

let app: TestApp;
let operator: Member;
let colleague: Member;
let { openCase, reported, decide } = {} as Awaited<ReturnType<typeof newDesk>>;
beforeAll(async () => {
  app = await startTestApp();
  ({ operator, colleague, openCase, reported, decide } = await newDesk(app));
});
afterAll(() => app?.close());

const undo = (client: TestClient, id: string) => client.delete(`/api/cases/${id}/decision`);
const statusOf = async (id: string) => (await app.client().get(`/api/listings/${id}`)).status;
const countFound = async (title: string) =>
  (await app.client().get<{ listings: unknown[] }>(`/api/listings?q=${title}`)).body.listings.length;
const titlesOf = async (client: TestClient) =>
  (await client.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
    ({ title }) => title,
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const unique = () => `lamp${Math.random().toString(36).slice(2, 10)}`;

test('Taking a listing down hides it everywhere at once; undoing within the seconds shows it again, and nobody heard', async () => {
  const seller = await newMember(app);
  const reporter = await newMember(app);
  const title = unique();
  const listing = await newListing(seller, { title });
  const opened = await reported(listing, reporter);
  expect([await statusOf(listing.id), await countFound(title)]).toEqual([200, 1]);
  const decided = await decide(operator, opened);
  expect(decided.status).toBe(200);
  expect(decided.body.decision).toMatchObject({ onSubject: 'take-down', rule: { title: 'Prepayment' } });
  expect([await statusOf(listing.id), await countFound(title)]).toEqual([410, 0]);
  expect((await openCase(operator, opened.id)).can.undo).toBe(true);

  expect((await undo(operator, opened.id)).status).toBe(204);
  expect([await statusOf(listing.id), await countFound(title)]).toEqual([200, 1]);
  await app.settle();
  expect(await titlesOf(seller)).toEqual([]);
  expect(await titlesOf(reporter)).toEqual([]);

  const decidedToday = async () => (await operator.get<CaseCounts>('/api/case-counts')).body.decidedToday;
  const before = await decidedToday();
  const again = await openCase(operator, opened.id);
  expect(again).toMatchObject({ state: 'open', claim: { mine: true }, decision: null });
  expect((await decide(operator, again)).status).toBe(200);
  expect(await decidedToday()).toBe(before + 1);
  await app.settle();
  expect((await undo(operator, opened.id)).status).toBe(409);
  expect(await titlesOf(seller)).toEqual([`We took down “${title}”`]);
  expect(await titlesOf(reporter)).toEqual(['Thanks, we took it down']);
  const mail = await app.mailTo(seller.details.email);
  expect(mail.text).toContain('Rule 3: Prepayment');
});

test('If two operators decide at once, one does; the other is told who, and that nothing else happened', async () => {
  const listing = await newListing(await newMember(app));
  const opened = await reported(listing);
  const answers = await Promise.all([
    decide(operator, opened),
    decide(colleague, opened, { onSubject: 'none', ruleId: null, text: '' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409)?.body;
  expect(lost?.code).toBe('CASE_DECIDED');
  expect(lost?.detail).toMatch(/^member\.\w+ decided this case already/);
  const decisions = await app.db
    .selectFrom('decisions')
    .select('id')
    .where('case_id', '=', opened.id)
    .execute();
  expect(decisions).toHaveLength(1);
  const twice = await decide(answers[0]?.status === 200 ? operator : colleague, opened);
  expect(twice).toMatchObject({ status: 409, body: { code: 'CASE_DECIDED' } });
});

test('A decision without rule or text, for something impossible, or on an older version is refused with what to do', async () => {
  const listing = await newListing(await newMember(app));
  const opened = await reported(listing);
  const refused = await decide(operator, opened, {
    ruleId: null,
    text: ' ',
    onPerson: 'suspend',
    until: inDays(-1),
  });
  expect(refused.body.code).toBe('DECISION_REFUSED');
  expect(refused.body.errors?.map(({ field }) => field)).toEqual(['until', 'ruleId', 'text']);
  expect((await decide(operator, opened, { onSubject: 'restore' })).body.code).toBe('ACTION_NOT_POSSIBLE');
  expect((await decide(operator, opened, { version: opened.version - 1 })).body.code).toBe('CASE_CHANGED');
  await colleague.put(`/api/cases/${opened.id}/claim`, {});
  expect((await decide(operator, opened)).body.code).toBe('CASE_CLAIMED');
  await colleague.delete(`/api/cases/${opened.id}/claim`);
  await app.db.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', listing.id).execute();
  expect((await decide(operator, opened)).body.code).toBe('ACTION_NOT_POSSIBLE');
  expect((await decide(operator, opened, { onSubject: 'none', onPerson: 'warn' })).status).toBe(200);
});

test('Suspending hides all listings, ends deals and refuses writing until the end, then everything is as before', async () => {
  const seller = await newMember(app);
  const [one, two] = [await newListing(seller), await newListing(seller)];
  const buyer = await newMember(app);
  const chat = await newConversation(buyer, two);
  const offer = { id: crypto.randomUUID(), priceCents: 2000 };
  expect((await buyer.post(`/api/conversations/${chat}/offers`, offer)).status).toBe(200);
  const opened = await reported(one);
  const actions = { onSubject: 'none', onPerson: 'suspend', until: inDays(30) };
  const effects = (await operator.post<Effects>(`/api/cases/${opened.id}/preview`, { actions })).body;
  expect(effects).toMatchObject({ listingsLeave: 2, dealsEnd: 1, reportersHear: 1, button: 'Suspend' });
  expect(effects.sentences[0]).toBe('2 listings leave the site');
  expect((await decide(operator, opened, actions)).status).toBe(200);
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([410, 410]);
  expect(await seller.post('/api/listings', LISTING)).toMatchObject({
    status: 403,
    body: { code: 'ACCOUNT_SUSPENDED' },
  });
  await app.settle();
  const open = await app.db
    .selectFrom('offers')
    .select('id')
    .where('conversation_id', '=', chat)
    .where('state', '=', 'open')
    .execute();
  expect(open).toEqual([]);
  const { statements } = (await seller.get<StatementList>('/api/statements')).body;
  expect(statements[0]?.title).toMatch(/^Your account is suspended until /);
  const statement = (await seller.get<Statement>(`/api/statements/${statements[0]?.id}`)).body;
  expect(statement).toMatchObject({
    what: 'Account suspended',
    alsoHidden: { listings: 2 },
    evidence: [{ title: one.title }],
    can: { appeal: true },
  });
  expect((await buyer.get(`/api/statements/${statement.id}`)).status).toBe(404);

  await app.db
    .updateTable('decisions')
    .set({ until: new Date(Date.now() - 1000) })
    .where('id', '=', statement.id)
    .execute();
  await endDecisions(app.services);
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([200, 200]);
  expect((await seller.post('/api/listings', LISTING)).status).toBe(201);
});

test('A limited person posts nothing new and writes to nobody new; an operator is not suspended', async () => {
  const seller = await newMember(app);
  const listing = await newListing(seller);
  const opened = await reported(listing);
  await decide(operator, opened, { onSubject: 'none', onPerson: 'limit', until: null });
  expect((await seller.post('/api/listings', LISTING)).body).toMatchObject({ code: 'ACCOUNT_LIMITED' });
  const other = await newListing(await newMember(app));
  expect((await seller.post('/api/conversations', { listingId: other.id })).body).toMatchObject({
    code: 'ACCOUNT_LIMITED',
  });
  expect((await seller.put('/api/profiles/me', { fullName: 'Sell Er', bio: '' })).status).toBeLessThan(300);
  expect(await statusOf(listing.id)).toBe(200);
  const ofColleague = await reported(await newListing(colleague));
  expect(ofColleague.can.onPerson).toEqual(['none', 'warn']);
});

test('A suspended guest reads why by the session, appeals to another operator, and has everything back when that is accepted', async () => {
  const guest = await newGuest(app);
  const listing = await newListing(guest);
  const visitor = app.client();
  const email = `${unique()}@example.com`;
  expect(
    (await visitor.post('/api/reports', { kind: 'listing', id: listing.id, reason: 'scam', email })).status,
  ).toBe(201);
  const opened = await reported(listing);
  expect((await decide(operator, opened, { onPerson: 'suspend' })).status).toBe(200);
  expect((await guest.post('/api/listings', LISTING)).status).toBe(403);
  await app.settle();
  const outcome = await app.mailTo(email, 'we took it down');
  const [link = ''] = /\/reports\/\S+\?key=[\w-]+/.exec(outcome.text) ?? [];
  const seen = await visitor.get<ReportOutcome>(`/api${link}`);
  expect(seen.body).toMatchObject({ state: 'decided', brokeRule: 'Prepayment', moneyAtRisk: true });
  expect((await visitor.get(`/api${link}x`)).status).toBe(404);

  const { statements } = (await guest.get<StatementList>('/api/statements')).body;
  const id = statements[0]?.id ?? '';
  const appeal = (text: string) => guest.post<Problem>(`/api/statements/${id}/appeal`, { text });
  expect((await appeal(' ')).body.errors?.[0]?.field).toBe('text');
  const answers = await Promise.all([appeal('It was a joke.'), appeal('It was a joke.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const { case_id: caseId } = await app.db
    .selectFrom('appeals')
    .select('case_id')
    .where('decision_id', '=', id)
    .executeTakeFirstOrThrow();
  const mine = await openCase(operator, caseId);
  expect(mine.appeal).toMatchObject({ by: 'person', text: 'It was a joke.', denial: 'first-decider' });
  const body = { version: mine.version, outcome: 'undo', text: 'You are right.', note: 'See the dates.' };
  const path = `/api/cases/${caseId}/appeal-decision`;
  expect((await operator.post<Problem>(path, body)).body.code).toBe('FIRST_DECIDER');
  expect((await colleague.post(path, body)).status).toBe(200);
  expect(await statusOf(listing.id)).toBe(200);
  expect((await undo(colleague, caseId)).status).toBe(204);
  expect(await statusOf(listing.id)).toBe(410);
  const again = await openCase(colleague, caseId);
  expect((await colleague.post(path, { ...body, version: again.version })).status).toBe(200);
  expect((await openCase(operator, caseId)).appeal?.answer).toMatchObject({
    outcome: 'undo',
    text: 'You are right.',
    note: 'See the dates.',
    mine: false,
  });
  await app.settle();
  expect(await statusOf(listing.id)).toBe(200);
  expect((await guest.post('/api/listings', LISTING)).status).toBe(201);
  const after = (await guest.get<Statement>(`/api/statements/${id}`)).body;
  expect(after.appeal).toMatchObject({ outcome: 'undo', answer: 'You are right.', byFirstDecider: false });
  expect(after).toMatchObject({ title: 'Your account was suspended', endedAt: expect.any(String) });

  // Neither the report nor the person counts as before.
  expect((await visitor.get<ReportOutcome>(`/api${link}`)).body).toMatchObject({
    title: 'We changed our mind about your report',
    brokeRule: null,
  });
  const later = await reported(await newListing(guest));
  expect((await openCase(operator, later.id)).about).toMatchObject({ earlierCases: 1, brokeRules: 0 });
});

test('A suspended person adds photos to an appeal, also with only the mailed link, and the operators see them', async () => {
  const seller = await newMember(app);
  await decide(operator, await reported(await newListing(seller)), { onPerson: 'suspend' });
  await app.settle();
  const [statement] = (await seller.get<StatementList>('/api/statements')).body.statements;
  const path = `/api/statements/${statement?.id}`;
  const key = linkKey(app.config, 'statement', statement?.id ?? '');
  const photo = await photoBytes();
  const addPhoto = (client: TestClient, query = '') => client.upload<Photo>(`${path}/photos${query}`, photo);
  const mine = await addPhoto(seller);
  const byLink = await addPhoto(app.client(), `?key=${key}`);
  expect([mine.status, byLink.status]).toEqual([201, 201]);
  expect((await addPhoto(await newMember(app))).status).toBe(404);
  expect((await addPhoto(app.client(), '?key=wrong')).status).toBe(404);
  const textAsPhoto = await seller.upload(`${path}/photos`, new TextEncoder().encode('no photo'));
  expect(textAsPhoto.status).toBe(415);

  const appeal = (photos: string[]) =>
    seller.post<Problem>(`${path}/appeal`, { text: 'See my own photos.', photos });
  const notMine = await newPhoto(await newMember(app));
  expect((await appeal([mine.body.id, notMine.id])).body).toMatchObject({
    code: 'APPEAL_REFUSED',
    errors: [{ field: 'photos' }],
  });
  expect((await appeal([mine.body.id, mine.body.id])).status).toBe(422);
  expect((await appeal([mine, mine, mine, mine].map(() => crypto.randomUUID()))).status).toBe(422);
  expect((await appeal([byLink.body.id, mine.body.id])).status).toBe(204);
  expect((await seller.get<Statement>(path)).body.appeal?.photos).toBe(2);

  const { case_id: caseId } = await app.db
    .selectFrom('appeals')
    .select('case_id')
    .where('decision_id', '=', statement?.id ?? '')
    .executeTakeFirstOrThrow();
  const seen = await openCase(colleague, caseId);
  expect(seen.appeal?.photos.map(({ id }) => id)).toEqual([byLink.body.id, mine.body.id]);
  const file = await fetch(`${app.url}${seen.appeal?.photos[0]?.base}-400.webp`);
  expect(file.status).toBe(200);
});

test('A later decision shows a hidden listing again, and a message that was taken down has nothing left to read', async () => {
  const seller = await newMember(app);
  const listing = await newListing(seller);
  const hidden = await reported(listing);
  await decide(operator, hidden, { onSubject: 'hide' });
  expect(await statusOf(listing.id)).toBe(410);
  await app.settle();
  const opened = await operator.post<{ id: string }>('/api/cases', {
    kind: 'listing',
    id: listing.id,
    reason: 'other',
  });
  const restored = await openCase(operator, opened.body.id);
  expect(restored.can.onSubject).toEqual(['none', 'restore', 'take-down']);
  await decide(operator, restored, { onSubject: 'restore', ruleId: null, text: 'It is fine now.' });
  expect(await statusOf(listing.id)).toBe(200);

  const buyer = await newMember(app);
  const chat = await newConversation(buyer, listing);
  await seller.post(`/api/conversations/${chat}/messages`, {
    clientId: crypto.randomUUID(),
    text: 'Send the code',
  });
  const message = { kind: 'message', id: chat, seq: 1 };
  await decide(operator, await reported(message, buyer));
  const read = await buyer.get<{ messages: { text: string }[] }>(`/api/conversations/${chat}/messages`);
  expect(read.body.messages[0]?.text).toContain('was removed');
});

test('Public numbers are counted at night, and groups below three are not broken down', async () => {
  await countTransparency(app.db);
  const { months } = (await app.client().get<Transparency>('/api/transparency')).body;
  expect(months).toHaveLength(2);
  expect(months[0]).toMatchObject({ complete: false, appeals: 1, changed: 1 });
  for (const { count } of months.flatMap(({ byReason }) => byReason)) expect(count).toBeGreaterThan(2);
});
