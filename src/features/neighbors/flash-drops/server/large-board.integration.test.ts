import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newMember } from '../../../../../tests/support/factories.ts';
import { newFlashDrop, stopSchedules } from '../../../../../tests/support/flash-drops.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import type { Leaderboard } from '../contract/leaderboard.ts';
import { countAction } from './ledger.ts';
import { loadLeaderboard, loadOverall } from './load-leaderboard.ts';
import { createStandings, type Standings } from './standings.ts';

/** How many people of a board are cached here, instead of 10,000. */
const CACHED = 3;
const PAGE = { above: 2, below: 1, limit: 2 };

let app: TestApp;
let event: string;
/** With 65 points, 60, twice 55, 15, 10, and three times 5. */
let ids: string[];

beforeAll(async () => {
  app = await startSeparateApp();
  await stopSchedules(app);
  event = await newFlashDrop(app);
  ids = [];
  for (const replies of [3, 2, 1, 1]) ids.push(await newPlayer(replies, 1));
  for (const replies of [3, 2, 1, 1, 1]) ids.push(await newPlayer(replies, 0));
});
afterAll(() => app?.close());

async function newPlayer(replies: number, sales: number): Promise<string> {
  const member = await newMember(app);
  await member.post(`/api/flash-drops/${event}/participation`);
  const profileId = (await personOf(app, member)).profileId ?? '';
  const done = [
    ...Array.from({ length: replies }, (_, index) => ['reply', index] as const),
    ...Array.from({ length: sales }, (_, index) => ['sale', index] as const),
  ];
  for (const [act, index] of done) {
    await app.db.transaction().execute((trx) =>
      countAction(trx, app.config.timeZone, {
        act,
        source: `${act}:${profileId}:${index}`,
        profileId,
        at: new Date(),
      }),
    );
  }
  return profileId;
}

const load = (standings: Standings, query: { cursor?: string; around?: string } = {}) =>
  loadLeaderboard({ db: app.db, standings }, event, { ...PAGE, ...query });

async function allPages(standings: Standings): Promise<Leaderboard['rows']> {
  const rows: Leaderboard['rows'] = [];
  let cursor: string | undefined;
  do {
    const page: Leaderboard = await load(standings, cursor === undefined ? {} : { cursor });
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

test('A leaderboard shows the same people and ranks whether all or only its best are in memory (FLASH-11)', async () => {
  const [whole, large] = [createStandings(app.db), createStandings(app.db, CACHED)];
  const rows = await allPages(whole);
  expect(rows.map(({ rank, points }) => [rank, points])).toEqual([
    [1, 65],
    [2, 60],
    [3, 55],
    [3, 55],
    [5, 15],
    [6, 10],
    [7, 5],
    [7, 5],
    [7, 5],
  ]);
  expect(await allPages(large)).toEqual(rows);
  const [all, cut] = [await whole.of({ event }), await large.of({ event })];
  expect(cut.total).toBe(all.total);
  for (const id of ids) {
    expect((await load(large, { around: id })).around).toEqual((await load(whole, { around: id })).around);
    expect(await cut.rowOf(id)).toEqual(await all.rowOf(id));
    const points = (await all.rowOf(id))?.points ?? 0;
    expect((await cut.rankWith(id, points)).rank).toBe((await all.rankWith(id, points)).rank);
    expect((await cut.rankWith(id, points)).tiedWith).toBe((await all.rankWith(id, points)).tiedWith);
    expect((await cut.rankWith(id, points)).ahead?.points).toBe(
      (await all.rankWith(id, points)).ahead?.points,
    );
  }
});

test('The leaderboard across events is also the same with only its best in memory (FLASH-08)', async () => {
  const loaded = (standings: Standings) =>
    loadOverall({ db: app.db, standings }, { ...PAGE, around: ids.at(-1) as string });
  expect(await loaded(createStandings(app.db, CACHED))).toEqual(await loaded(createStandings(app.db)));
});

test('Someone who rises into the best moves there, and someone who falls out leaves it (FLASH-06)', async () => {
  const eventId = await newFlashDrop(app);
  const standings = createStandings(app.db, 1);
  for (const [index, id] of ids.slice(0, 3).entries()) {
    await app.db
      .insertInto('flash_drop_participants')
      .values({ flash_drop_id: eventId, profile_id: id, points: 30 - 10 * index })
      .execute();
  }
  const names = async () => {
    const { rows, nextCursor } = await loadLeaderboard({ db: app.db, standings }, eventId, PAGE);
    const next =
      nextCursor === null
        ? []
        : (await loadLeaderboard({ db: app.db, standings }, eventId, { ...PAGE, cursor: nextCursor })).rows;
    return [...rows, ...next].map(({ person }) => ids.indexOf(person.id));
  };
  const setPoints = (index: number, points: number) =>
    app.db
      .updateTable('flash_drop_participants')
      .set({ points, changed_at: new Date() })
      .where('flash_drop_id', '=', eventId)
      .where('profile_id', '=', ids[index] ?? '')
      .execute();
  expect(await names()).toEqual([0, 1, 2]);
  await setPoints(2, 40);
  await expect.poll(names, { timeout: 5000, interval: 200 }).toEqual([2, 0, 1]);
  await setPoints(0, 5);
  await expect.poll(names, { timeout: 5000, interval: 200 }).toEqual([2, 1, 0]);
});
