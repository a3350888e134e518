import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import { newModerator, newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { AuditLogPage } from '../../../running/operators/contract/audit-log.ts';
import type { SentReport } from '../../reports/contract/report.ts';
import type { Case, CaseChat, ClaimedCase } from '../contract/case.ts';
import type { CaseCounts, CasePage } from '../contract/case-queue.ts';
import type { SiteRules } from '../contract/site-rule.ts';
import type { ReportOutcome } from '../contract/statement.ts';

let app: TestApp;
let operator: Member;
let seller: Member;
beforeAll(async () => {
  app = await startTestApp();
  operator = await newOperator(app);
  seller = await newMember(app);
});
afterAll(() => app?.close());

const report = (client: TestClient, body: object) =>
  client.post<SentReport & { code: string; errors?: { field: string }[] }>('/api/reports', {
    reason: 'scam',
    ...body,
  });
const casesAbout = (id: string) =>
  app.db.selectFrom('cases').selectAll().where('target_id', '=', id).orderBy('number').execute();
const caseIdOf = async (id: string) => (await casesAbout(id)).at(-1)?.id ?? '';
const openCase = async (client: TestClient, id: string) => (await client.get<Case>(`/api/cases/${id}`)).body;
const queue = async (client: TestClient, query = '') =>
  (await client.get<CasePage>(`/api/cases?${query}`)).body;
const claim = (client: TestClient, id: string, takeOver = false) =>
  client.put<ClaimedCase & { code: string; detail: string }>(`/api/cases/${id}/claim`, { takeOver });

test('Reports about one subject are one case, also when many people send many at once', async () => {
  const listing = await newListing(seller, { title: 'Sealed phone' });
  const reporters = await Promise.all(Array.from({ length: 8 }, () => newMember(app)));
  const answers = await Promise.all(
    reporters.flatMap((reporter) =>
      Array.from({ length: 5 }, () => report(reporter, { kind: 'listing', id: listing.id })),
    ),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(await casesAbout(listing.id)).toMatchObject([
    { state: 'open', reports: 8, harm: 0, title: 'Sealed phone', source: 'reports' },
  ]);
  const reports = await app.db
    .selectFrom('reports')
    .select('case_id')
    .where('target_id', '=', listing.id)
    .execute();
  expect(reports).toHaveLength(8);
  await app.settle();
  expect(app.mails.filter(({ subject }) => subject.includes('Sealed phone'))).toEqual([]);
});

test('A visitor without an account reports, a few times an hour, and can leave an address for the outcome', async () => {
  const listing = await newListing(seller);
  const [visitor, member] = [app.client(), await newMember(app)];
  const send = (details: object = {}) => report(visitor, { kind: 'listing', id: listing.id, ...details });
  expect(await send({ email: 'no address' })).toMatchObject({
    status: 422,
    body: { code: 'REPORT_REFUSED', errors: [{ field: 'email' }] },
  });
  expect((await send({ email: 'a\0b@example.com' })).status).toBe(422);
  const sent = await send({ email: ' Kim@Example.com ' });
  expect(sent.status).toBe(201);
  const { id, key } = sent.body;
  const outcome = await app.client().get<ReportOutcome>(`/api/reports/${id}?key=${key}`);
  expect(outcome).toMatchObject({ status: 200, body: { id, state: 'open' } });
  expect((await app.client().get(`/api/reports/${id}`)).status).toBe(404);
  const byMember = (await report(member, { kind: 'listing', id: listing.id })).body;
  expect(byMember.key).toBeNull();
  expect((await member.get(`/api/reports/${byMember.id}`)).status).toBe(200);
  const opened = await openCase(operator, await caseIdOf(listing.id));
  expect(opened.reportList).toMatchObject([{ reporter: null, leftEmail: true, reason: 'scam' }, {}]);
  // Chats are for their participants.
  const chat = await newConversation(await newMember(app), listing);
  expect((await report(visitor, { kind: 'conversation', id: chat })).status).toBe(404);
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) answers.push((await send()).status);
  expect(answers.at(-1)).toBe(429);
  await app.db.deleteFrom('attempts').where('key', 'like', 'report:address:%').execute();
});

test('The queue lists most harm first, then what is due first, in pages and with counts', async () => {
  const reporter = await newMember(app);
  const ids: string[] = [];
  for (const reason of ['wrong-category', 'scam', 'counterfeit', 'scam']) {
    const { id } = await newListing(seller);
    await report(reporter, { kind: 'listing', id, reason });
    ids.push(await caseIdOf(id));
  }
  const [canWait, first, soon, second] = ids;
  const { cases } = await queue(operator, 'limit=60&kind=listing');
  const mine = cases.filter(({ id }) => ids.includes(id));
  expect(mine.map(({ id }) => id)).toEqual([first, second, soon, canWait]);
  expect(mine.map(({ harm }) => harm)).toEqual(['urgent', 'urgent', 'soon', 'can-wait']);
  const hours = mine.map(({ openedAt, dueAt }) => (Date.parse(dueAt) - Date.parse(openedAt)) / 3_600_000);
  expect(hours).toEqual([4, 4, 24, 72]);
  const paged: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: CasePage = await queue(operator, `limit=1${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.cases.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(paged).toEqual((await queue(operator, 'limit=60')).cases.map(({ id }) => id));
  const steps = await Promise.all(mine.map(({ id }) => openCase(operator, id)));
  expect(steps.map(({ previous }) => previous)).toEqual(
    mine.map(({ id }) => paged[paged.indexOf(id) - 1] ?? null),
  );
  // Those that I looked at on the way stay in it for me, and for nobody else.
  const [one, two, three] = paged;
  await operator.put(`/api/cases/${one}/claim`, { takeOver: false });
  await operator.put(`/api/cases/${three}/claim`, { takeOver: false });
  expect(await openCase(operator, two ?? '')).toMatchObject({ previous: one, next: three });
  const colleague = await newOperator(app);
  expect(await openCase(colleague, two ?? '')).toMatchObject({ previous: null, next: paged[3] });
  const counts = (await operator.get<CaseCounts>('/api/case-counts')).body;
  expect(counts.open).toBe(paged.length);
  expect(counts.byHarm['can-wait']).toBeGreaterThan(0);
  for (const bad of ['cursor=x', 'tab=all', 'limit=0', 'cursor=WzksMSwiYSJd']) {
    expect((await operator.get(`/api/cases?${bad}`)).status).toBe(422);
  }
});

test('A case shows the listing as it was and as it is, who reported it, and accounts that may be the same person', async () => {
  const twin = await newMember(app);
  const { id: sellerId } = await personOf(seller);
  const { id: twinId } = await personOf(twin);
  await app.db
    .insertInto('known_devices')
    .expression((from) =>
      from
        .selectFrom('known_devices')
        .select((eb) => [eb.val(twinId).as('user_id'), 'token_hash'])
        .where('user_id', '=', sellerId),
    )
    .columns(['user_id', 'token_hash'])
    .execute();
  const listing = await newListing(seller, { title: 'Phone', price: '150' });
  const reporter = await newMember(app);
  await report(reporter, { kind: 'listing', id: listing.id, details: 'Asked for a gift card.' });
  await seller.put(`/api/listings/${listing.id}`, {
    title: 'Phone',
    description: 'Changed.',
    price: '310',
    category: 'home-garden',
    condition: 'good',
    photos: [],
  });
  const opened = await openCase(operator, await caseIdOf(listing.id));
  const priceIn = (facts: { label: string; value: string }[] = []) =>
    facts.find(({ label }) => label === 'Price')?.value;
  expect(priceIn(opened.subject.before?.facts ?? [])).toBe('$150');
  expect(priceIn(opened.subject.now?.facts)).toBe('$310');
  expect(opened).toMatchObject({
    kind: 'listing',
    reports: 1,
    subject: { state: 'shown', link: `/listing/${listing.id}`, saleState: 'active' },
    reportList: [{ text: 'Asked for a gift card.', earlier: { right: 0, total: 0 } }],
    about: { kind: 'member', id: sellerId, standing: { state: 'active' } },
    linked: [{ id: twinId, signals: ['device'], strength: 'strong' }],
    events: [{ action: 'opened' }],
    can: { decide: true, onSubject: ['none', 'ask-change', 'hide', 'take-down'] },
  });
  expect(opened.about?.mail).toBe('m***@example.com');
  await seller.delete(`/api/listings/${listing.id}`);
  const reopened = await openCase(operator, opened.id);
  expect(reopened.subject).toMatchObject({ state: 'gone', now: null, before: { title: 'Phone' } });
  expect(reopened.can.onSubject).toEqual(['none']);
});

test('People with a photo that looks the same may be the same person, guests too, which is weak by itself', async () => {
  const [member, guest, other] = [await newMember(app), await newGuest(app), await newMember(app)];
  const listWith = async (owner: TestClient, look: bigint) => {
    const { id } = await newPhoto(owner);
    const listing = await newListing(owner, { photos: [{ id }] });
    await app.db
      .updateTable('photos')
      .set({ look: String(look) })
      .where('id', '=', id)
      .execute();
    return listing;
  };
  const look = 0x0f3c_5a69_96a5_c3f0n;
  const listing = await listWith(member, look);
  const ofGuest = await listWith(guest, look ^ 0b101n);
  await listWith(other, look ^ 0b1111_0000n);
  await report(await newMember(app), { kind: 'listing', id: listing.id });
  const [linked, ...more] = (await openCase(operator, await caseIdOf(listing.id))).linked;
  expect(linked).toMatchObject({ kind: 'guest', signals: ['photos'], strength: 'weak' });
  expect(more).toEqual([]);
  await report(await newMember(app), { kind: 'listing', id: ofGuest.id });
  const { id } = await personOf(member);
  expect((await openCase(operator, await caseIdOf(ofGuest.id))).linked).toMatchObject([
    { kind: 'member', id },
  ]);
});

test('A case shows the reported message and five around it; more needs a reason, which both people find in their data', async () => {
  const buyer = await newMember(app);
  const chat = await newConversation(buyer, await newListing(seller));
  for (let seq = 1; seq <= 16; seq += 1) await newMessage(seq % 2 ? buyer : seller, chat, `Message ${seq}`);
  const reported = { kind: 'message', id: chat, seq: 8 };
  expect((await report(await newMember(app), reported)).status).toBe(404);
  expect(await report(seller, reported)).toMatchObject({ status: 403, body: { code: 'OWN_SUBJECT' } });
  expect((await report(buyer, reported)).status).toBe(201);
  const opened = await openCase(operator, await caseIdOf(chat));
  expect(opened).toMatchObject({ kind: 'message', subject: { before: { text: 'Message 8' } } });
  expect(opened.chat?.messages.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(opened.chat?.messages.find(({ reported: is }) => is)).toMatchObject({ seq: 8, isPerson: true });
  expect(opened.chat).toMatchObject({ hasEarlier: true, hasLater: true });

  const more = (body: object) => operator.post<CaseChat>(`/api/cases/${opened.id}/messages`, body);
  expect((await more({ direction: 'earlier', seq: 3, reason: ' ' })).status).toBe(422);
  const earlier = await more({ direction: 'earlier', seq: 3, reason: 'Who asked for the card first?' });
  expect(earlier.body.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  const { entries } = (await operator.get<AuditLogPage>('/api/audit-log')).body;
  expect(entries[0]).toMatchObject({ action: 'case.open-chat', reason: 'Who asked for the card first?' });
  const listed = await openCase(operator, opened.id);
  expect(listed.events[0]).toMatchObject({ action: 'chat-opened' });
  const listing = await newListing(seller);
  await report(buyer, { kind: 'listing', id: listing.id });
  const other = await caseIdOf(listing.id);
  const none = await operator.post(`/api/cases/${other}/messages`, {
    direction: 'later',
    seq: 0,
    reason: 'Out of interest',
  });
  expect(none.status).toBe(404);
});

test('If two operators claim a case at once, one gets it; the other can take it over, which is logged', async () => {
  const listing = await newListing(seller);
  await report(await newMember(app), { kind: 'listing', id: listing.id });
  const id = await caseIdOf(listing.id);
  const colleague = await newModerator(app);
  const answers = await Promise.all([claim(operator, id), claim(colleague, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [winner, loser] = answers[0]?.status === 200 ? [operator, colleague] : [colleague, operator];
  expect((await claim(winner, id)).body.claim.mine).toBe(true);
  expect((await claim(loser, id)).body).toMatchObject({
    code: 'CASE_CLAIMED',
    detail: `${winner.details.username} works on this case. Take it over first.`,
  });
  expect((await openCase(loser, id)).can.decide).toBe(false);
  expect((await loser.post(`/api/cases/${id}/notes`, { text: 'Same person as in June.' })).status).toBe(204);
  expect((await claim(loser, id, true)).status).toBe(200);
  expect((await openCase(loser, id)).events.map(({ action }) => action)).toEqual([
    'taken-over',
    'noted',
    'claimed',
    'opened',
  ]);
  const ownEntry = (await loser.get<AuditLogPage>('/api/audit-log/own')).body.entries[0];
  expect(ownEntry).toMatchObject({ action: 'case.take-over', targetId: id });

  const hand = (to: string | null) => loser.post(`/api/cases/${id}/hand-over`, { to, text: 'Please look.' });
  expect((await hand(randomUUID())).status).toBe(422);
  expect((await hand(null)).status).toBe(204);
  expect((await openCase(winner, id)).claim).toBeNull();
  expect((await claim(winner, id)).status).toBe(200);
  await app.db
    .updateTable('cases')
    .set({ claimed_until: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();
  expect((await claim(loser, id)).status).toBe(200);
  expect((await queue(loser, 'tab=mine')).cases.map((row) => row.id)).toContain(id);
});

test('Cases are for operators and moderators, and a moderator finds nothing else', async () => {
  const listing = await newListing(seller);
  await report(await newMember(app), { kind: 'listing', id: listing.id });
  const id = await caseIdOf(listing.id);
  const outsiders: [TestClient, number][] = [
    [app.client(), 401],
    [await newGuest(app), 401],
    [await newMember(app), 403],
  ];
  for (const [client, status] of outsiders) {
    for (const path of ['/api/cases', '/api/case-counts', `/api/cases/${id}`, '/api/case-colleagues']) {
      expect((await client.get(path)).status).toBe(status);
    }
    expect((await claim(client, id)).status).toBe(status);
  }
  const moderator = await newModerator(app);
  expect((await openCase(moderator, id)).id).toBe(id);
  for (const path of ['/api/audit-log', '/api/operated-zones']) {
    expect((await moderator.get(path)).status).toBe(404);
  }
  expect(
    (await moderator.put('/api/site-rules', { rules: [{ id: null, title: 'A', text: 'B' }], version: '' }))
      .status,
  ).toBe(404);
  expect((await operator.get(`/api/cases/${randomUUID()}`)).status).toBe(404);
  expect((await operator.get('/api/cases/none')).status).toBe(422);
});

test('Open desks hear of new cases, and nobody else can listen', async () => {
  const desk = await connectLive(app.url, operator);
  desk.socket.send(JSON.stringify({ subscribe: 'cases:desk' }));
  await desk.receive('live.subscribed');
  const outsider = await connectLive(app.url, await newMember(app));
  outsider.socket.send(JSON.stringify({ subscribe: 'cases:desk' }));
  await outsider.receive('live.denied');
  const listing = await newListing(seller);
  await report(await newMember(app), { kind: 'listing', id: listing.id });
  await app.settle();
  const id = await caseIdOf(listing.id);
  expect((await desk.receive('cases.changed')).ids.length).toBeGreaterThan(0);
  expect(id).not.toBe('');
});

test('An operator edits the rules, which everyone can read, and opens a case by hand', async () => {
  const readRules = async () => (await app.client().get<SiteRules>('/api/site-rules')).body;
  const { rules, version } = await readRules();
  expect(rules.map(({ number }) => number)).toEqual(rules.map((_, index) => index + 1));
  const [first, ...rest] = rules;
  const changed = await operator.put<SiteRules>('/api/site-rules', {
    rules: [...rest.slice(1), { ...first, title: 'Last' }, { id: null, title: 'New', text: 'Be nice.' }],
    version,
  });
  expect(changed.body.rules.at(-2)).toMatchObject({ id: first?.id, title: 'Last', number: 9 });
  expect(changed.body.rules.at(-1)).toMatchObject({ title: 'New', number: 10 });
  const [entry] = (await operator.get<AuditLogPage>('/api/audit-log?limit=1')).body.entries;
  expect(entry).toMatchObject({
    action: 'site-rules.edit',
    subject: `added New, removed ${rest[0]?.title}, reworded Last`,
  });
  // A colleague who still sees the list as it was overwrites nothing.
  const stale = await operator.put('/api/site-rules', { rules: changed.body.rules, version });
  expect(stale).toMatchObject({ status: 409, body: { code: 'RULES_CHANGED' } });
  const now = changed.body.version;
  const unknown = { id: randomUUID(), title: 'A', text: 'B' };
  expect((await operator.put('/api/site-rules', { rules: [unknown], version: now })).status).toBe(409);
  const blank = { id: null, title: '\u200B', text: 'B' };
  expect(await operator.put('/api/site-rules', { rules: [blank], version: now })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'rules.0.title', message: 'Enter a name.' }] },
  });
  expect((await readRules()).rules).toEqual(changed.body.rules);

  const listing = await newListing(seller);
  const opened = await operator.post<{ id: string }>('/api/cases', {
    kind: 'listing',
    id: listing.id,
    reason: 'counterfeit',
    note: 'Seen in another case.',
  });
  expect(opened.status).toBe(201);
  expect((await openCase(operator, opened.body.id)).events.map(({ action }) => action)).toEqual([
    'noted',
    'opened',
  ]);
  const nothing = { kind: 'listing', id: randomUUID(), reason: 'spam' };
  expect((await operator.post('/api/cases', nothing)).status).toBe(404);
});

async function personOf(member: Member): Promise<{ id: string }> {
  return app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', member.details.email)
    .executeTakeFirstOrThrow();
}
