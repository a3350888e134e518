import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  LISTING,
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
} from '../../../../../tests/support/factories.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { newZone } from '../../../../../tests/support/zones.ts';
import type { AuditLogPage } from '../../../running/operators/contract/audit-log.ts';
import type { Case } from '../../cases/contract/case.ts';
import type { RuleTrial, SentenceMatches, TextRule, TextRules } from '../contract/text-rule.ts';

let app: TestApp;
let operator: Member;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  app = await startSeparateApp();
  [operator, seller, buyer] = [await newOperator(app), await newMember(app), await newMember(app)];
});
afterAll(() => app?.close());

interface Refusal {
  code: string;
  detail: string;
  errors?: { field: string; message: string }[];
}

const RULE = {
  name: 'Test',
  words: 'zorbium',
  places: ['listing'],
  action: 'block',
  reason: 'No zorbium.',
};

const rulesOf = async (client: TestClient = operator): Promise<TextRule[]> =>
  (await client.get<TextRules>('/api/text-rules')).body.rules;

async function ruleNamed(name: string): Promise<TextRule> {
  const rule = (await rulesOf()).find((candidate) => candidate.name === name);
  if (rule === undefined) throw new Error(`no rule ${name}`);
  return rule;
}

/** Adds a rule with its own word. */
async function newRule(details: Partial<typeof RULE> & Record<string, unknown> = {}): Promise<TextRule> {
  const rule = { ...RULE, name: `Rule ${randomUUID()}`, ...details };
  const { status, body } = await operator.post<TextRules>('/api/text-rules', rule);
  expect([status, body]).toEqual([200, body]);
  return ruleNamed(rule.name);
}

const editOf = ({ words, exceptions, ...rule }: TextRule) => ({
  ...rule,
  words: words.join(', '),
  exceptions: exceptions.join(', '),
});

const postListing = (details: object, client: TestClient = seller) =>
  client.post<Refusal & { id: string }>('/api/listings', { ...LISTING, ...details });

test('A prohibited listing is refused with the reason and the word, and an ordinary one is posted', async () => {
  for (const client of [seller, await newGuest(app)]) {
    const { status, body } = await postListing({ title: 'G l 0 c k 19, like new' }, client);
    expect([status, body.code]).toEqual([422, 'TEXT_REFUSED']);
    expect(body.detail).toBe('Weapons and ammunition can’t be sold here. We found “G l 0 c k”.');
    expect(body.errors).toEqual([{ field: 'title', message: body.detail }]);
  }
  expect((await postListing({ title: 'Water pistol', tags: ['glue gun'] })).status).toBe(201);
});

test('An edit can not bring in what could not be posted', async () => {
  const { id } = await newListing(seller);
  const refused = await seller.put<Refusal>(`/api/listings/${id}`, { ...LISTING, tags: ['cocaine'] });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'tags']);
  expect((await seller.put(`/api/listings/${id}`, { ...LISTING, title: 'Desk lamp, warm' })).status).toBe(
    200,
  );
});

test('A listing that a rule asks about is posted when I say that I am sure', async () => {
  const details = { title: 'Free kittens' };
  const refusal = await postListing(details);
  expect([refusal.status, refusal.body.code]).toEqual([409, 'TEXT_UNSURE']);
  expect((await postListing({ ...details, sure: true })).status).toBe(201);
  expect(await ruleNamed('Animals')).toMatchObject({ hits: 1 });
});

test('Being sure does not help against a rule that blocks', async () => {
  expect((await postListing({ title: 'Free kittens and cocaine', sure: true })).status).toBe(422);
});

test('A message, a name, a username and a zone post are refused where a rule covers them', async () => {
  await newRule({ words: 'quuxine', places: ['chat', 'name', 'zone-post'] });
  const chat = await newConversation(buyer, await newListing(seller));
  const send = (text: string, client: TestClient = buyer) =>
    client.post<Refusal>(`/api/conversations/${chat}/messages`, { clientId: randomUUID(), text });
  expect((await send('Any q.u.u.x.i.n.e left?')).body.code).toBe('TEXT_REFUSED');
  expect((await send('Any left?')).status).toBe(201);
  const profile = await seller.put<Refusal>('/api/profiles/me', { fullName: 'Quuxine Queen', bio: '' });
  expect([profile.status, profile.body.errors?.[0]?.field]).toEqual([422, 'fullName']);
  const signUp = await app.client().post<Refusal>('/api/accounts/sign-up', {
    email: 'quux@example.com',
    username: 'quux1ne',
    password: 'a long password',
  });
  expect([signUp.status, signUp.body.code, signUp.body.errors?.[0]?.field]).toEqual([
    422,
    'SIGN_UP_REFUSED',
    'username',
  ]);
  const rename = await seller.put<Refusal>('/api/accounts/me/username', { username: 'quux1ne' });
  expect([rename.status, rename.body.code, rename.body.errors?.[0]?.field]).toEqual([
    422,
    'USERNAME_REFUSED',
    'username',
  ]);
  const zone = await newZone(seller);
  const post = (text: string) =>
    seller.post<Refusal>(`/api/zones/${zone}/posts`, { clientId: randomUUID(), text });
  expect((await post('quuxine for all')).body.code).toBe('TEXT_REFUSED');
  expect((await post('Sugar for all')).status).toBe(201);
});

test('A warning of a rule goes to the receiver of a message, not to its sender', async () => {
  const chat = await newConversation(buyer, await newListing(seller));
  const path = `/api/conversations/${chat}/messages`;
  const text = 'Please pay with a g1ft card first';
  const sent = await buyer.post<{ warning?: string }>(path, { clientId: randomUUID(), text });
  expect(sent.status).toBe(201);
  expect(sent.body.warning).toBeUndefined();
  const received = await seller.get<{ messages: { warning?: string }[] }>(path);
  expect(received.body.messages[0]?.warning).toContain('Pay in person');
  const ownMessages = await buyer.get<{ messages: { warning?: string }[] }>(path);
  expect(ownMessages.body.messages[0]?.warning).toBeUndefined();
});

test('A listing that a rule sends to the queue is posted, and opens one case with what was found', async () => {
  const details = { ...LISTING, title: 'Two concert tickets for Saturday' };
  const { id } = (await postListing(details)).body;
  expect((await seller.put(`/api/listings/${id}`, { ...details, price: '12' })).status).toBe(200);
  const cases = await app.db
    .selectFrom('cases')
    .select(['kind', 'source', 'reason', 'evidence'])
    .where('target_id', '=', id)
    .execute();
  expect(cases).toEqual([
    {
      kind: 'listing',
      source: 'automatic',
      reason: 'text-rule',
      evidence: [{ label: 'Matched the rule Tickets', text: 'concert tickets' }],
    },
  ]);
  expect(await ruleNamed('Tickets')).toMatchObject({ hits: 1, wereFine: 0 });
});

/** Decides the case about a listing. Returns the id of the case. */
async function decideCase(listingId: string, onSubject: 'none' | 'take-down'): Promise<string> {
  const { id } = await app.db
    .selectFrom('cases')
    .select('id')
    .where('target_id', '=', listingId)
    .executeTakeFirstOrThrow();
  const { version, rules } = (await operator.get<Case>(`/api/cases/${id}`)).body;
  const { status, body } = await operator.post(`/api/cases/${id}/decision`, {
    onSubject,
    onPerson: 'none',
    until: null,
    version,
    ...(onSubject === 'none' ? { ruleId: null, text: '' } : { ruleId: rules[0]?.id, text: 'A copy.' }),
  });
  expect([status, body]).toEqual([200, body]);
  return id;
}

test('A match in which an operator finds nothing wrong counts as fine, unless that is undone', async () => {
  const [rule, other] = [
    await newRule({ words: 'glimbium', action: 'queue' }),
    await newRule({ words: 'trembium', action: 'queue' }),
  ];
  const title = 'A lump of glimbium';
  const [fine, bad, undone] = [
    await newListing(seller, { title }),
    await newListing(seller, { title }),
    await newListing(seller, { title }),
  ];
  await newListing(seller, { title: 'A lump of trembium' });
  await decideCase(fine.id, 'none');
  await decideCase(bad.id, 'take-down');
  const again = await decideCase(undone.id, 'none');
  expect((await operator.delete(`/api/cases/${again}/decision`)).status).toBe(204);
  await app.settle();
  expect(await ruleNamed(rule.name)).toMatchObject({ hits: 3, wereFine: 1 });
  expect(await ruleNamed(other.name)).toMatchObject({ hits: 1, wereFine: 0 });
  const trial = { rule: { ...RULE, words: 'glimbium' }, id: rule.id };
  const tried = await operator.post<RuleTrial>('/api/text-rules/try-rule', trial);
  expect(tried.body).toMatchObject({ matched: 3, wereFine: 1 });
});

test('Visitors, guests and members neither read nor change rules', async () => {
  const [{ id }] = (await rulesOf()) as [TextRule];
  for (const [client, status] of [
    [app.client(), 401],
    [await newGuest(app), 401],
    [seller, 403],
  ] as const) {
    expect((await client.get('/api/text-rules')).status).toBe(status);
    expect((await client.post('/api/text-rules', RULE)).status).toBe(status);
    expect((await client.put(`/api/text-rules/${id}`, { ...RULE, revision: 1 })).status).toBe(status);
    expect((await client.delete(`/api/text-rules/${id}`)).status).toBe(status);
    expect((await client.post('/api/text-rules/try-rule', { rule: RULE, id: null })).status).toBe(status);
    const tried = { text: 'glock', place: 'listing' };
    expect((await client.post('/api/text-rules/try-sentence', tried)).status).toBe(status);
  }
});

test('A new, changed, switched off or removed rule counts for the next text, and is in the audit log', async () => {
  const title = 'A lump of zorbium';
  const rule = await newRule();
  expect((await postListing({ title })).body.detail).toContain('No zorbium.');
  const off = await operator.put(`/api/text-rules/${rule.id}`, { ...editOf(rule), isOn: false });
  expect(off.status).toBe(200);
  expect((await postListing({ title })).status).toBe(201);
  const again = { ...editOf(rule), revision: 2, reason: 'Still none.', isOn: true };
  expect((await operator.put(`/api/text-rules/${rule.id}`, again)).status).toBe(200);
  expect((await postListing({ title })).body.detail).toContain('Still none.');
  for (let n = 0; n < 2; n += 1) {
    expect((await operator.delete(`/api/text-rules/${rule.id}`)).status).toBe(200);
  }
  expect((await postListing({ title })).status).toBe(201);
  const { entries } = (await operator.get<AuditLogPage>('/api/audit-log')).body;
  expect(entries.filter(({ targetId }) => targetId === rule.id).map(({ action }) => action)).toEqual([
    'text-rule.remove',
    'text-rule.edit',
    'text-rule.edit',
    'text-rule.add',
  ]);
});

test('If two operators edit one rule, the second is told and loses nothing', async () => {
  const rule = await newRule({ words: 'grumbium' });
  const colleague = await newOperator(app);
  const edits = await Promise.all(
    [operator, colleague].map((client, n) =>
      client.put<Refusal>(`/api/text-rules/${rule.id}`, { ...editOf(rule), reason: `Reason ${n}` }),
    ),
  );
  expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await operator.delete(`/api/text-rules/${rule.id}`);
  const late = await colleague.put<Refusal>(`/api/text-rules/${rule.id}`, editOf(rule));
  expect([late.status, late.body.code]).toEqual([404, 'TEXT_RULE_NOT_FOUND']);
});

test.each([
  ['words', { words: '/(?=a)b/' }, 'look ahead'],
  ['words', { words: 'fine, /(a)\\1/' }, 'refer back'],
  ['words', { words: '/.*/' }, 'matches every text'],
  ['words', { words: '/(?:\\w{1,99} ){1,99}/' }, 'too large'],
  ['words', { words: ' , \n' }, 'at least one word'],
  ['words', { words: 'a' }, 'single letter'],
  ['words', { words: '!!!' }, 'no letters'],
  ['words', { words: 'x'.repeat(61) }, '60 characters'],
  ['words', { words: 'word, '.repeat(900) }, 'too much'],
  ['exceptions', { exceptions: '/a+b/' }, 'Patterns'],
  ['name', { name: ' \u200B ' }, 'Enter a name'],
  ['reason', { reason: '' }, 'what people read'],
  ['places', { places: [] }, 'at least one place'],
  ['places', { action: 'warn' }, 'Chat alone'],
] as const)('A rule with bad %s is refused', async (field, details, message) => {
  const rule = { ...RULE, name: `Bad ${randomUUID()}`, ...details };
  const { status, body } = await operator.post<Refusal>('/api/text-rules', rule);
  expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, 'TEXT_RULE_REFUSED', field]);
  expect(body.errors?.[0]?.message).toContain(message);
});

test('Two rules can not have one name, whatever its case', async () => {
  const { body } = await operator.post<Refusal>('/api/text-rules', { ...RULE, name: 'wEAPONS' });
  expect(body.errors).toEqual([{ field: 'name', message: 'Another rule has this name.' }]);
});

test('I try a sentence and see why rules match, also those that do not apply there', async () => {
  const text = 'Rolex r e p 1 i c a rolex, write me on whats.app';
  const { body } = await operator.post<SentenceMatches>('/api/text-rules/try-sentence', {
    text: 'A glock. Write me on whats.app',
    place: 'listing',
  });
  expect(body.matches).toMatchObject([
    { name: 'Weapons', applies: true, words: 'glock', how: [] },
    { name: 'Leaves the site', applies: false },
  ]);
  const counterfeit = await newRule({ words: 'replica', action: 'queue', reason: '' });
  const tried = await operator.post<SentenceMatches>('/api/text-rules/try-sentence', {
    text,
    place: 'listing',
  });
  const match = tried.body.matches.find(({ ruleId }) => ruleId === counterfeit.id);
  expect(match && text.slice(match.start, match.end)).toBe('r e p 1 i c a');
  expect(match?.how).toEqual(['with spaces', '1 for l']);
  await operator.delete(`/api/text-rules/${counterfeit.id}`);
});

test('I try a rule on the newest listings before I save it', async () => {
  await newListing(seller, { title: 'Blorbium vase' });
  await newListing(seller, { title: 'Blorbium bowl and snarbium' });
  const rule = { ...RULE, words: 'blorbium' };
  const fresh = await operator.post<RuleTrial>('/api/text-rules/try-rule', { rule, id: null });
  expect(fresh.body).toMatchObject({ matched: 2, matchedBefore: null, wereFine: 0 });
  expect(fresh.body.examples[0]).toMatchObject({ title: 'Blorbium bowl and snarbium', found: 'Blorbium' });
  const saved = await newRule({ words: 'snarbium' });
  const wider = { rule: { ...rule, words: 'blorbium, snarbium' }, id: saved.id };
  const compared = await operator.post<RuleTrial>('/api/text-rules/try-rule', wider);
  expect(compared.body).toMatchObject({ matched: 2, matchedBefore: 1 });
});
