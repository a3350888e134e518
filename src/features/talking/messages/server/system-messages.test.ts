import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import type { SystemMessageTypes } from '../../../../shared/system-messages.ts';
import { createSystemMessages } from './system-messages.ts';

const offers: SystemMessageTypes = {
  types: ['offer.made', 'offer.raised'],
  data: z.object({ cents: z.int() }),
  reply: 'asks',
};
const sale: SystemMessageTypes = { types: ['sale.done'], data: z.object({}), reply: 'settles' };

test('A system message is stored only as its feature declared it', () => {
  const { check } = createSystemMessages([offers, sale]);
  const message = { type: 'offer.raised', data: { cents: 100 } };
  expect(check(message)).toEqual(message);
  expect(() => check({ type: 'offer.raised', data: { cents: '100' } })).toThrow('cents');
  expect(() => check({ type: 'offer.raised', data: { cents: 100, more: 1 } })).toThrow('more');
  expect(() => check({ type: 'offer.lowered', data: { cents: 100 } })).toThrow('offer.lowered');
});

test('A type belongs to one feature', () => {
  expect(() => createSystemMessages([offers, { ...sale, types: ['offer.made'] }])).toThrow('offer.made');
});

test('The inbox knows which types ask for a reply and which settle it', () => {
  const { asking, settling } = createSystemMessages([offers, sale]);
  expect(asking).toEqual(['offer.made', 'offer.raised']);
  expect(settling).toEqual(['sale.done']);
});
