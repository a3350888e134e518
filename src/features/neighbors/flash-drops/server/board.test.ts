import { expect, test } from 'vitest';
import { presentMember } from '../../../people/people/server/people.ts';
import { Board } from './board.ts';

const NO_DETAILS = { username: null, full_name: null, avatar_url: null, rating: null, total_ratings: null };
const entry = (id: string, points: number, reachedAt = 0) => ({
  id,
  points,
  reachedAt,
  listings: 0,
  sales: 0,
  person: presentMember(id, { ...NO_DETAILS, username: id }),
});
const board = new Board(
  [entry('dora', 5), entry('ada', 100), entry('cleo', 50, 2), entry('bea', 50, 1)],
  new Map([
    ['cleo', 4],
    ['ada', 1],
  ]),
);

test('Each row shows the ranks won or lost in the last hour; new people show none (FLASH-11)', () => {
  const changes = board.page(null, 10).rows.map(({ person, change }) => [person.name, change]);
  expect(changes).toEqual([
    ['ada', 0],
    ['bea', null],
    ['cleo', 2],
    ['dora', null],
  ]);
});

test('The next page begins after the last row, even if that row has moved or gone (FLASH-11)', () => {
  const { rows, last } = board.page(null, 2);
  expect(rows.map(({ person }) => person.name)).toEqual(['ada', 'bea']);
  expect(last).toMatchObject({ id: 'bea' });
  expect(board.page(last, 2)).toMatchObject({ rows: [{ rank: 2 }, { rank: 4 }], last: null });
  const removedRow = { id: 'bob', points: 50, reachedAt: 1.5 };
  expect(board.page(removedRow, 5).rows.map(({ person }) => person.name)).toEqual(['cleo', 'dora']);
});

test('My rank counts my newest points, not those on the board (FLASH-13)', () => {
  expect(board.rankWith('cleo', 50)).toMatchObject({ rank: 2, tiedWith: 1, ahead: { points: 100 } });
  expect(board.rankWith('dora', 55)).toMatchObject({ rank: 2, tiedWith: 0, ahead: { points: 100 } });
  expect(board.rankWith('eve', 100)).toEqual({ rank: 1, tiedWith: 1, ahead: null });
});
