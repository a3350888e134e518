import { expect, test } from 'vitest';
import { POINT_ACTIONS } from '../contract/point-actions.ts';
import type { PointEntry } from '../contract/points.ts';
import { entryText, pointsText, summaryText, termsOf } from './action-texts.ts';

const priya = {
  kind: 'member',
  id: '00000000-0000-4000-8000-000000000001',
  name: 'priya.s',
  username: 'priya.s',
  avatarUrl: null,
  rating: null,
  totalRatings: 0,
} as const;

const text = (act: PointEntry['act'], state: PointEntry['state'], person: PointEntry['person'] = null) =>
  entryText({ act, state, itemTitle: 'Moka pot, 6 cup', person });

test('Each point entry names its action (FLASH-16, A-83)', () => {
  expect(text('post', 'earned')).toBe('Posted “Moka pot, 6 cup”');
  expect(text('reply', 'earned', priya)).toBe('First reply to priya.s');
  expect(text('share', 'waiting')).toBe('Shared “Moka pot, 6 cup”');
  expect(text('share', 'earned', priya)).toBe('priya.s opened “Moka pot, 6 cup”');
  expect(text('share', 'earned')).toBe('Someone opened “Moka pot, 6 cup”');
  expect(text('sale', 'earned', priya)).toBe('Sold “Moka pot, 6 cup” to priya.s');
  expect(text('invite', 'earned')).toBe('Someone signed up');
});

test('Points that were taken back say why (A-83)', () => {
  expect(text('post', 'taken-back')).toBe('Removed “Moka pot, 6 cup”');
  expect(text('sale', 'taken-back')).toBe('Sale of “Moka pot, 6 cup” undone');
  expect([20, -20, 0].map(pointsText)).toEqual(['+20', '−20', '0']);
});

test('The points of a past event are summed up by action', () => {
  expect(summaryText('share', 7)).toBe('7 shares that were opened');
  expect(summaryText('reply', 1)).toBe('1 first reply');
});

test('Before an event, each action says when it counts (FLASH-16)', () => {
  expect(POINT_ACTIONS.map(termsOf)).toEqual([
    'Up to 10 a day',
    'First reply in a chat, up to 10 a day',
    'Once someone else opens it, up to 5 a day',
    'When the deal is done, up to 5 a day',
    'When they sign up, up to 2 a day',
  ]);
});
