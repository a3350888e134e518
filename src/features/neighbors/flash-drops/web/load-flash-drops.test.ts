import { expect, test } from 'vitest';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { mainOf } from './load-flash-drops.ts';

const event = (id: string, participants: number, joined = false) =>
  ({ id, participants, userParticipation: joined ? {} : null }) as FlashDrop;

test('If several events run, I see the one I take part in, or else the one with the most participants (FLASH-01)', () => {
  expect(mainOf([event('quiet', 0), event('busy', 33)])?.id).toBe('busy');
  expect(mainOf([event('mine', 2, true), event('busy', 33)])?.id).toBe('mine');
  expect(mainOf([])).toBeUndefined();
});
