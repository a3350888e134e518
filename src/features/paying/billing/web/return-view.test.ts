import { expect, test } from 'vitest';
import { DECLINED_AFTER_MS, returnSteps, returnText, returnView, SLOW_AFTER_MS } from './return-view.ts';

test('The page after a payment waits for the confirmation, and after a minute tells me not to pay again', () => {
  expect(returnView('pending', 0)).toBe('pending');
  expect(returnView('pending', SLOW_AFTER_MS)).toBe('slow');
  expect(returnText('slow', 'Premium is on')).toEqual({
    title: 'Still waiting',
    lead: "The payment service hasn't confirmed yet. That can take up to an hour. Don't pay again.",
  });
  for (const view of ['pending', 'slow'] as const) {
    expect(returnSteps(view, 'Premium is on').map(({ state }) => state)).toEqual(['done', 'now', 'next']);
  }
});

test('However long it took, what counts is what the payment service says; a decline may be of an earlier try', () => {
  expect(returnView('complete', SLOW_AFTER_MS)).toBe('paid');
  expect(returnSteps('paid', 'Premium is on').at(-1)).toEqual({ text: 'Premium is on', state: 'done' });
  expect(returnView('failed', 0)).toBe('pending');
  expect(returnView('failed', DECLINED_AFTER_MS)).toBe('declined');
  expect(returnText('declined', 'Premium is on').lead).toBe(
    "The card was declined. You haven't been charged and nothing is owed.",
  );
});

test('A checkout that was left open owes nothing', () => {
  expect(returnView('expired', 0)).toBe('left');
  expect(returnText('left', 'Premium is on').lead).toBe('Nothing was charged and nothing is owed.');
});
