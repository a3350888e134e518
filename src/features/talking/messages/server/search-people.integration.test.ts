import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import type { MemberSummary } from '../../../people/people/contract/person-summary.ts';

let app: TestApp;
let searcher: Member;

beforeAll(async () => {
  app = await startTestApp();
  searcher = await newMember(app, { username: 'the.searcher' });
});
afterAll(() => app?.close());

async function search(q: string): Promise<MemberSummary[]> {
  const { status, body } = await searcher.get<{ people: MemberSummary[] }>(
    `/api/people?q=${encodeURIComponent(q)}`,
  );
  expect(status).toBe(200);
  return body.people;
}
const names = async (q: string) => (await search(q)).map(({ name }) => name);

test('People are found by a part of username or name, whatever the case (MSG-07)', async () => {
  await newMember(app, { username: 'Maya.Ferreira' });
  const named = await newMember(app, { username: 'jo77' });
  await app.db
    .updateTable('profiles')
    .set({ full_name: 'Jonah Weiß' })
    .where('email', '=', named.details.email)
    .execute();
  expect(await names('FERR')).toEqual(['Maya.Ferreira']);
  expect(await names('onah w')).toEqual(['Jonah Weiß']);
  expect(await names('JO7')).toEqual(['Jonah Weiß']);
});

test('People are found with and without the accents of their names (MSG-07)', async () => {
  for (const [username, full_name] of [
    ['accent1', 'Zoë Núñez'],
    ['accent2', 'Søren Łukaß'],
    ['accent3', 'Jose Peralta'],
  ] as const) {
    const { details } = await newMember(app, { username });
    await app.db.updateTable('profiles').set({ full_name }).where('email', '=', details.email).execute();
  }
  for (const typed of ['zoe nunez', 'ZOË', 'Zoe\u0308 Nu', 'NÚÑ'])
    expect(await names(typed)).toEqual(['Zoë Núñez']);
  for (const typed of ['soren', 'Søren', 'lukass', 'ŁUKAß'])
    expect(await names(typed)).toEqual(['Søren Łukaß']);
  expect(await names('josé')).toEqual(['Jose Peralta']);
});

test('An email address finds its person only when it is whole, and is never shown (MSG-07)', async () => {
  await newMember(app, { username: 'hidden', email: 'quite.secret@example.com' });
  expect(await names('quite.secret')).toEqual([]);
  expect(await names('secret@example.com')).toEqual([]);
  const [person] = await search(' Quite.Secret@Example.com ');
  expect(person).toEqual({
    kind: 'member',
    id: person?.id,
    name: 'hidden',
    username: 'hidden',
    avatarUrl: null,
    rating: null,
    totalRatings: 0,
  });
});

test('The search leaves out the one who searches, and finds ten at most, the nearest first (MSG-08, MSG-09)', async () => {
  expect(await names('the.searcher')).toEqual([]);
  for (let n = 0; n < 11; n += 1) await newMember(app, { username: `x.crowd${n}` });
  await newMember(app, { username: 'crowd' });
  const people = await names('crowd');
  expect(people).toHaveLength(10);
  expect(people[0]).toBe('crowd');
});

test('A blank search finds nobody, and signs of patterns are only themselves (MSG-06, MSG-11)', async () => {
  await newMember(app, { username: 'per_cent' });
  for (const odd of ['', '   ', '%', '\\', '%_%', '\0']) expect(await names(odd)).toEqual([]);
  expect(await names('_')).toEqual(['per_cent']);
  expect((await searcher.get(`/api/people?q=${'x'.repeat(255)}`)).status).toBe(422);
});

test('Visitors and guests cannot search for people (MSG-03)', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.get('/api/people?q=a')).status).toBe(401);
  }
});

test('Searching without end is slowed down (MSG-10)', async () => {
  const eager = await newMember(app);
  const answers = await Promise.all(Array.from({ length: 100 }, () => eager.get('/api/people?q=zzz')));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ title: 'Search failed' });
});
