import { expect, test } from 'vitest';
import type { MissingService } from '../contract/pulse.ts';
import { listTodos } from './list-todos.ts';

const calm = { mails: { waiting: 3, failed: 0 }, jobs: { late: 0, failing: 0 } };
const service = (id: string): MissingService => ({ id, name: id, settings: '', cost: '' });
const titles = (waiting: Parameters<typeof listTodos>[0]) =>
  listTodos(waiting).todos.map(({ title }) => title);

test('A site that runs well asks its operator for nothing', () => {
  expect(listTodos({ cases: { open: 0, late: 0 }, health: calm, missing: [service('maps')] })).toEqual({
    todos: [],
    leftOut: 0,
  });
  expect(titles({ cases: { open: 0, late: 0 }, health: calm, missing: [] })).toEqual([]);
});

test('Late things come first, and only what stops people is asked for', () => {
  const health = { mails: { waiting: 0, failed: 1 }, jobs: { late: 1, failing: 2 } };
  const missing = [service('maps'), service('mail')];
  expect(titles({ cases: { open: 3, late: 0 }, health, missing })).toEqual([
    '1 email failed',
    '2 jobs failing, 1 job late',
    '3 cases open',
    'mail not set up',
  ]);
});

test('At most four things are listed, and the rest is counted', () => {
  const health = { mails: { waiting: 0, failed: 2 }, jobs: { late: 1, failing: 0 } };
  const waiting = { cases: { open: 3, late: 1 }, health, missing: [service('mail'), service('payments')] };
  expect(titles(waiting)).toHaveLength(4);
  expect(listTodos(waiting)).toMatchObject({
    leftOut: 1,
    todos: [{ title: '1 case past the deadline' }, {}, {}, {}],
  });
});
