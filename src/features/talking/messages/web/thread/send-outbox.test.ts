import { expect, test } from 'vitest';
import { OFFLINE } from '../../../../../platform/web/api/api-problem.ts';
import type { Outgoing } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';

const waiting = (text: string, state: Outgoing['state'] = 'sending'): Outgoing => ({
  clientId: text,
  text,
  photos: [],
  attachments: [],
  sentAt: '2026-07-21T10:00:00.000Z',
  state,
});

/** An outbox, and a simulated server that answers each message with a status. */
function standIn(outbox: readonly Outgoing[], statusOf: (text: string) => number = () => 201) {
  let saved = outbox;
  const arrived: string[] = [];
  const problem = (status: number) => ({ ...OFFLINE, status, detail: `refused with ${status}` });
  const run = () =>
    sendOutbox(
      { read: () => saved, change: (how) => void (saved = how(saved)) },
      {
        open: async () => ({ ok: true, data: 'conversation' }),
        send: async (_, { text = '' }) => {
          const status = statusOf(text);
          if (status !== 201) return { ok: false, problem: problem(status) };
          arrived.push(text);
          return { ok: true, data: null };
        },
      },
    );
  return { run, arrived, saved: () => saved };
}

test('Messages written offline are sent by the next page, in order and once (MSG-36)', async () => {
  const { run, arrived, saved } = standIn([waiting('one'), waiting('two')]);
  expect((await run()).sent.map(({ text }) => text)).toEqual(['one', 'two']);
  expect([arrived, saved()]).toEqual([['one', 'two'], []]);
  expect(await run()).toEqual({ sent: [], refusals: [] });
});

test.each([0, 401, 429, 500, 503])(
  'What cannot be sent now waits, with what comes after it: %s (MSG-36)',
  async (status) => {
    const { run, arrived, saved } = standIn([waiting('one'), waiting('two')], (text) =>
      text === 'one' ? status : 201,
    );
    expect(await run()).toEqual({ sent: [], refusals: [] });
    expect([arrived, saved().map(({ state }) => state)]).toEqual([[], ['sending', 'sending']]);
  },
);

test('A refused message says why, and does not delay the rest (MSG-27)', async () => {
  const { run, arrived, saved } = standIn([waiting('one'), waiting('two')], (text) =>
    text === 'one' ? 403 : 201,
  );
  expect((await run()).refusals).toEqual(['refused with 403']);
  expect(arrived).toEqual(['two']);
  expect(saved()).toMatchObject([{ text: 'one', state: 'failed', reason: 'refused with 403' }]);
});

test('A message that failed before its page was closed waits for its writer (MSG-27)', async () => {
  const { run, arrived } = standIn([waiting('one', 'failed')]);
  expect(await run()).toEqual({ sent: [], refusals: [] });
  expect(arrived).toEqual([]);
});
