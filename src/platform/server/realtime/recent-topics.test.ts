import { expect, test } from 'vitest';
import { createRecentTopics } from './recent-topics.ts';

test('A topic is recent for two minutes after its last update, and takes no memory afterwards', () => {
  let now = 0;
  const topics = createRecentTopics(() => now);
  topics.add('listing:a');
  now = 60_000;
  topics.add('listing:b');
  topics.add('listing:a');
  topics.add('listing:c');
  expect([topics.has('listing:a'), topics.has('listing:d'), topics.size()]).toEqual([true, false, 3]);
  now = 179_999;
  expect(topics.has('listing:a')).toBe(true);
  now = 180_000;
  expect([topics.has('listing:a'), topics.size()]).toEqual([false, 0]);
});
