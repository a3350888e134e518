import { expect, test } from 'vitest';
import type { LeaderboardRow } from '../contract/leaderboard.ts';
import { gapBefore, moveText, ownRank, shownRows } from './standings.ts';

function row(id: string, rank: number, points: number): LeaderboardRow {
  const person = {
    kind: 'member',
    id,
    name: id,
    username: id,
    avatarUrl: null,
    rating: null,
    totalRatings: 0,
  } as const;
  return { rank, person, points, listings: 0, sales: 0, change: 0 };
}

const JOINED = {
  joinedAt: '2026-07-24T22:00:00.000Z',
  rank: null,
  points: 0,
  listings: 0,
  sales: 0,
  tiedWith: 0,
  next: null,
  prizes: [],
};
const board = (rows: LeaderboardRow[], around: LeaderboardRow[] = []) => ({
  rows,
  around,
  total: 9,
  nextCursor: null,
});

test('The leaderboard shows the top rows and my neighbors, each once (FLASH-06)', () => {
  const top = [row('maya', 1, 90), row('kofi', 2, 80)];
  const around = [row('kofi', 2, 80), row('nora', 3, 70)];
  expect(shownRows(board(top, around)).map(({ person }) => person.id)).toEqual(['maya', 'kofi', 'nora']);
});

test('My rank names the nearest person with more points, not one with the same (FLASH-13)', () => {
  const rows = [row('maya', 1, 90), row('kofi', 2, 80), row('theo', 3, 70), row('nora', 3, 70)];
  expect(ownRank(board(rows), 'nora', JOINED)).toEqual({
    rank: 3,
    points: 70,
    tiedWith: 1,
    next: { name: 'kofi', rank: 2, points: 80 },
  });
});

test('The first person has nobody ahead, and a person without points has no rank (FLASH-13)', () => {
  expect(ownRank(board([row('nora', 1, 5)]), 'nora', JOINED)).toMatchObject({ rank: 1, next: null });
  expect(ownRank(board([row('maya', 1, 5)]), 'nora', JOINED)).toMatchObject({ rank: null, points: 0 });
});

test('I hear when my own points change, and my new rank (FLASH-11)', () => {
  expect(moveText({ rank: 14, points: 245 }, { rank: 13, points: 265 })).toMatchObject({
    title: "You're 13th now",
    text: '+20 points',
  });
  expect(moveText({ rank: 1, points: 20 }, { rank: 1, points: 25 })).toMatchObject({
    title: '+5 points',
    text: "You're still 1st.",
  });
  expect(moveText(undefined, { rank: 3, points: 20 })).toMatchObject({ title: "You're 3rd now" });
  expect(moveText({ rank: 3, points: 20 }, undefined)).toMatchObject({ tone: 'info', title: '−20 points' });
  expect(moveText({ rank: 3, points: 20 }, { rank: 4, points: 20 })).toBeNull();
});

test('A gap is shown only if people are left out, even with a tie at its edge (FLASH-11)', () => {
  const top = [row('maya', 1, 90), row('kofi', 2, 80), row('theo', 2, 80)];
  expect(gapBefore({ rows: top, around: [row('lena', 5, 40), row('nora', 6, 30)] })).toBe('lena');
  expect(gapBefore({ rows: top, around: [row('lena', 4, 40), row('nora', 5, 30)] })).toBeNull();
  expect(gapBefore({ rows: top, around: [row('theo', 2, 80), row('nora', 4, 30)] })).toBeNull();
  expect(gapBefore({ rows: top, around: [] })).toBeNull();
});
