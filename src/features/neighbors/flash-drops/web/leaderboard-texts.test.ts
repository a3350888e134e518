import { expect, test } from 'vitest';
import { stageTexts, suggestAction } from './leaderboard-texts.ts';

const person = (name: string) =>
  ({
    kind: 'member',
    id: name,
    name,
    username: name,
    avatarUrl: null,
    rating: null,
    totalRatings: 0,
  }) as const;
const board = (points: Record<string, [rank: number, points: number]>, total = 3980) => ({
  rows: Object.entries(points).map(([name, [rank, has]]) => ({
    rank,
    person: person(name),
    points: has,
    listings: 0,
    sales: 0,
    change: 0,
  })),
  around: [],
  total,
  nextCursor: null,
});
const selection = { shown: 'all', year: null, events: 14, event: null } as const;

test('The leaderboard says how many events and people it counts (NAV-29, FLASH-11)', () => {
  const ranks = board({ maya: [1, 90], kofi: [2, 80], grace: [3, 70] });
  expect(stageTexts({ ...selection, board: ranks })).toEqual({
    title: 'All-time top three',
    text: 'Points from 14 Flash Drops. 3,980 people so far.',
  });
  expect(stageTexts({ ...selection, shown: 'year', year: 2026, events: 1, board: ranks }).text).toContain(
    '1 Flash Drop.',
  );
});

test('A tie for first place is named, and with fewer than three people there is no podium (FLASH-11)', () => {
  const tied = board({ kofi: [1, 1105], maya: [1, 1105], grace: [3, 980] });
  expect(stageTexts({ ...selection, board: tied })).toEqual({
    title: 'A tie at the top',
    text: 'kofi and maya, 1,105 points each.',
  });
  expect(stageTexts({ ...selection, board: board({ kofi: [1, 20] }, 1) }).title).toBe('Three empty spots');
});

test('I read which action gets me past the next person', () => {
  expect(suggestAction(4)).toBe('One first reply gets you there.');
  expect(suggestAction(6)).toBe('One share someone opens gets you there.');
  expect(suggestAction(50)).toBeNull();
});
