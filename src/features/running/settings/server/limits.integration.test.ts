import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newDesk } from '../../../../../tests/support/desk.ts';
import { LISTING, newListing, newMember, signUpMember } from '../../../../../tests/support/factories.ts';
import { publishSetting } from '../../../../../tests/support/settings.ts';
import { ZONE } from '../../../../../tests/support/zones.ts';
import type { ClaimedCase } from '../../../trust/cases/contract/case.ts';
import type { CasePage } from '../../../trust/cases/contract/case-queue.ts';
import type { StatementList } from '../../../trust/cases/contract/statement.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof newDesk>>;
beforeAll(async () => {
  app = await startSeparateApp();
  desk = await newDesk(app);
});
afterAll(() => app?.close());

const minutesUntil = (iso: string | undefined) => Math.round((Date.parse(iso ?? '') - Date.now()) / 60_000);
const hoursOf = ({ openedAt, dueAt }: { openedAt: string; dueAt: string }) =>
  (Date.parse(dueAt) - Date.parse(openedAt)) / 3_600_000;

test('New cases and claims last as long as the operator says, and open cases stay as they are', async () => {
  const seller = await newMember(app);
  const [before, after] = [await newListing(seller), await newListing(seller)];
  const early = await desk.reported(before);
  await publishSetting(desk.operator, 'urgentHours', 2);
  await publishSetting(desk.operator, 'claimMinutes', 45);
  const late = await desk.reported(after);
  expect([hoursOf(early), hoursOf(late)]).toEqual([4, 2]);
  const { claim } = (await desk.operator.put<ClaimedCase>(`/api/cases/${late.id}/claim`, { takeOver: false }))
    .body;
  expect(minutesUntil(claim.until)).toBe(45);
  const times = { hours: { urgent: 2, soon: 24, 'can-wait': 72 }, claimMinutes: 45, undoSeconds: 10 };
  expect((await desk.operator.get<CasePage>('/api/cases')).body.times).toEqual(times);
  expect((await desk.openCase(desk.operator, late.id)).times).toEqual(times);
});

test('People are told when the seconds to undo are over, as many as the operator chose', async () => {
  await publishSetting(desk.operator, 'undoSeconds', 120);
  await publishSetting(desk.operator, 'appealHours', 72);
  const seller = await newMember(app);
  const reported = await desk.reported(await newListing(seller));
  const decided = (await desk.decide(desk.operator, reported)).body;
  expect(minutesUntil(decided.decision.undoUntil ?? undefined)).toBe(2);
  await app.services.jobs.poll();
  const { rows } = await sql`
    select start_after between now() + interval '100 seconds' and now() + interval '120 seconds' as waits
    from jobs.job where name = 'cases.settle-decision' and state = 'created'`.execute(app.db);
  expect(rows).toEqual([{ waits: true }]);
  const [statement] = (await seller.get<StatementList>('/api/statements')).body.statements;
  expect(await seller.get(`/api/statements/${statement?.id}`)).toMatchObject({ body: { appealHours: 72 } });
});

test('New accounts and known members can do as much as the operator says', async () => {
  await publishSetting(desk.operator, 'newcomers', [
    { listings: 2, chats: 1, photos: 1, links: 0 },
    { listings: 2, chats: 2, photos: 2, links: 1 },
    { listings: 3, chats: 3, photos: 3, links: 3 },
  ]);
  const statusesOf = async (post: () => Promise<{ status: number }>) => {
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await post()).status);
    return statuses;
  };
  const newcomer = await signUpMember(app);
  expect(await statusesOf(() => newcomer.post('/api/listings', LISTING))).toEqual([201, 201, 429]);
  const description = 'See https://one.example/a';
  expect((await newcomer.post('/api/listings', { ...LISTING, description })).body).toMatchObject({
    errors: [{ message: 'While you’re new here, a listing can’t have links. Remove them.' }],
  });

  const seller = await newMember(app);
  const forSale = [await newListing(seller), await newListing(seller), await newListing(seller)];
  const limits = { listingsPerHour: 2, chatsPerHour: 2, wantsPerPerson: 2, zonesPerDay: 2 } as const;
  for (const [key, limit] of Object.entries(limits))
    await publishSetting(desk.operator, key as keyof typeof limits, limit);
  const member = await newMember(app);
  expect(await statusesOf(() => member.post('/api/listings', LISTING))).toEqual([201, 201, 429]);
  expect(await statusesOf(() => member.post('/api/zones', ZONE))).toEqual([201, 201, 429]);
  expect(await statusesOf(() => member.post('/api/conversations', { listingId: forSale.pop()?.id }))).toEqual(
    [200, 200, 429],
  );
  const want = {
    terms: ['lamp'],
    excluded: [],
    category: null,
    conditions: [],
    minPriceCents: null,
    maxPriceCents: null,
    place: null,
    withinKm: null,
  };
  expect(await statusesOf(() => member.post('/api/wants', want))).toEqual([201, 201, 409]);
  expect((await member.get<{ most: number }>('/api/wants')).body.most).toBe(2);
});
