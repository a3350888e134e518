import { expect, test } from 'vitest';
import { EXAMPLE_STORIES } from './example-stories.ts';

test('There are 15 example stories, each of a different person and short enough for its card (HOME-11)', () => {
  expect(EXAMPLE_STORIES).toHaveLength(15);
  expect(new Set(EXAMPLE_STORIES.map(({ name }) => name)).size).toBe(15);
  expect(new Set(EXAMPLE_STORIES.map(({ text }) => text)).size).toBe(15);
  for (const { text } of EXAMPLE_STORIES) expect(text.length).toBeLessThanOrEqual(110);
});

test('An example story has no rating and no verification, which only reviews may have', () => {
  for (const { text, deed } of EXAMPLE_STORIES) {
    expect(`${text} ${deed}`).not.toMatch(/star|rated|review|verified|trusted/i);
  }
});
