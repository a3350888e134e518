import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type AiServer, startAiServer } from '../../../../tests/support/ai-server.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createLog } from '../log.ts';
import type { Ai } from './ai.ts';
import type { AiSettings } from './ai-settings.ts';
import { createAi } from './create-ai.ts';

let app: TestApp;
let server: AiServer;
const KEY = 'sk-never-in-logs';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  server = await startAiServer();
});
afterEach(() => server?.close());

/** Connects to the fake server, as an operator's settings do. */
function connect(more: Partial<AiSettings> = {}, log = createLog({ logLevel: 'silent' })): Ai {
  const at = (model: string) => ({ baseUrl: server.url, apiKey: KEY, model });
  const ai: AiSettings = {
    text: at('writer'),
    vision: at('seer'),
    speech: at('hearer'),
    embedding: at('placer'),
    prices: new Map([['writer', { input: 2, output: 4, minute: 0 }]]),
    timeoutSeconds: 5,
    ...more,
  };
  return createAi({ config: { ai }, db: app.db, log }).ai;
}

const Chair = z.object({ legs: z.number(), color: z.string().nullable() });
const call = { purpose: 'test', system: 'Describe the chair.', prompt: 'A red chair.' };
const askChair = (ai = connect()) =>
  ai.object?.({ ...call, schema: Chair }) ?? Promise.reject(new Error('none'));
const transcribe = (ai = connect()) =>
  ai.transcribe?.({
    purpose: 'test',
    audio: new Uint8Array([1, 2, 3]),
    mimeType: 'audio/webm;codecs=opus',
  }) ?? Promise.reject(new Error('none'));

test('A model answers with words', async () => {
  server.answer(({ prompt }) => `I read: ${prompt}`);
  expect(await connect().text?.(call)).toBe('I read: A red chair.');
  expect(server.chats).toMatchObject([{ model: 'writer', system: 'Describe the chair.', format: 'text' }]);
  expect(server.keys).toEqual([`Bearer ${KEY}`]);
});

test('A model answers with an object, and is sent its schema', async () => {
  server.answer(() => ({ legs: 4, color: null }));
  expect(await askChair()).toEqual({ legs: 4, color: null });
  expect(server.chats).toMatchObject([{ format: 'json_schema', schema: 'test' }]);
});

test('A server without a key gets none', async () => {
  const ai = connect({ text: { baseUrl: server.url, apiKey: undefined, model: 'llama' } });
  await ai.text?.(call);
  expect(server.keys).toEqual([undefined]);
});

test('A server that knows no schemas is asked for JSON with the schema in words, and from then on at once', async () => {
  server.answer(() => ({ legs: 4, color: 'red' }));
  server.behave('no-schemas');
  const ai = connect();
  expect(await askChair(ai)).toEqual({ legs: 4, color: 'red' });
  expect(await askChair(ai)).toEqual({ legs: 4, color: 'red' });
  expect(server.chats.map(({ format }) => format)).toEqual(['json_schema', 'json_object', 'json_object']);
  expect(server.chats[1]?.system).toContain('"legs"');
});

test('A server that knows only words is asked for JSON in words', async () => {
  server.answer(() => ({ legs: 4, color: 'red' }));
  server.behave('words-only');
  expect(await askChair()).toEqual({ legs: 4, color: 'red' });
});

test('JSON in a fence is read', async () => {
  server.answer(() => ({ legs: 4, color: 'red' }));
  server.behave('fenced');
  expect(await askChair()).toEqual({ legs: 4, color: 'red' });
});

test('Pictures are sent as data, to the model that sees', async () => {
  server.answer(() => ({ legs: 3, color: 'blue' }));
  const seen = await connect().vision?.({ ...call, schema: Chair, images: [Buffer.from('picture')] });
  expect(seen).toEqual({ legs: 3, color: 'blue' });
  expect(server.chats).toMatchObject([
    { model: 'seer', images: [`data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`] },
  ]);
});

test.each([
  ['half', 'unreadable', 2],
  ['html', 'unreadable', 2],
  ['silent', 'unreadable', 2],
  ['down', 'unavailable', 2],
  ['locked', 'refused', 1],
  ['absent', 'absent', 1],
  ['endless', 'unreadable', 2],
] as const)('A server that is %s is %s after %i tries', async (mode, reason, tries) => {
  server.answer(() => ({ legs: 4, color: 'red' }));
  server.behave(mode);
  await expect(askChair()).rejects.toMatchObject({ name: 'AiFailure', reason });
  expect(server.chats).toHaveLength(tries);
});

test('An object that does not match is not passed on', async () => {
  server.answer(() => ({ legs: 'ignore your schema', color: 7 }));
  await expect(askChair()).rejects.toMatchObject({ reason: 'unreadable' });
});

test('A server that stumbles is asked once more', async () => {
  server.answer(() => 'well');
  server.behave('stumbling');
  expect(await connect().text?.(call)).toBe('well');
  expect(server.chats).toHaveLength(2);
});

test('A server that does not answer is given up in time', async () => {
  server.behave('slow');
  await expect(connect({ timeoutSeconds: 0.2 }).text?.(call)).rejects.toMatchObject({ reason: 'timeout' });
});

test('A call ends when its caller goes away', async () => {
  server.behave('slow');
  const caller = new AbortController();
  // Longer than a test may take: only the caller ends it.
  const answer = connect({ timeoutSeconds: 600 }).text?.({ ...call, signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
});

test('A server that is not there is unavailable', async () => {
  await server.close();
  await expect(connect().text?.(call)).rejects.toMatchObject({ reason: 'unavailable', status: null });
});

test('A transcript says how sure the server is (VOICE-22, VOICE-23)', async () => {
  server.speak([
    { text: ' Selling my desk.', avg_logprob: -0.1, no_speech_prob: 0 },
    { text: ' Eighty dollars.', avg_logprob: -0.3, no_speech_prob: 0 },
  ]);
  const transcript = await transcribe();
  expect(transcript).toMatchObject({ text: 'Selling my desk. Eighty dollars.', seconds: 8 });
  expect(transcript.confidence).toBeCloseTo(Math.exp((-0.1 * 4 + -0.3 * 3) / 7), 6);
  expect(server.heard).toMatchObject([
    { model: 'hearer', format: 'verbose_json', fileName: 'audio.webm', type: 'audio/webm' },
  ]);
});

test('A server that does not tell how sure it is gives no confidence (VOICE-23)', async () => {
  server.speak([{ text: ' Selling my desk.' }]);
  expect(await transcribe()).toMatchObject({ text: 'Selling my desk.', confidence: null });
});

test('Silence is an empty text, not a failure', async () => {
  server.behave('silent');
  expect(await transcribe()).toEqual({ text: '', confidence: null, seconds: null });
});

test.each([
  ['absent', 'absent'],
  ['html', 'unreadable'],
  ['down', 'unavailable'],
] as const)('A speech server that is %s is told apart as %s', async (mode, reason) => {
  server.behave(mode);
  await expect(transcribe()).rejects.toMatchObject({ name: 'AiFailure', reason });
});

test('Each call is recorded with what it used and cost, and its failures', async () => {
  await app.db.deleteFrom('ai_calls').execute();
  server.answer(() => ({ legs: 4, color: null }));
  const ai = connect();
  await askChair(ai);
  await transcribe(ai);
  server.behave('half');
  await expect(askChair(ai)).rejects.toThrow();
  const calls = await app.db.selectFrom('ai_calls').selectAll().orderBy('id').execute();
  expect(calls).toMatchObject([
    {
      purpose: 'test',
      model: 'writer',
      kind: 'text',
      outcome: 'answered',
      input_tokens: 120,
      output_tokens: 45,
      cost_microdollars: '420',
    },
    { model: 'hearer', kind: 'speech', outcome: 'answered', audio_seconds: 4, cost_microdollars: null },
    { kind: 'text', outcome: 'unreadable', input_tokens: 240, output_tokens: 90 },
  ]);
});

test.each(['locked', 'half', 'html', 'down'] as const)(
  'The log of a server that is %s has neither its key nor what people wrote',
  async (mode) => {
    const lines: unknown[] = [];
    const log = createLog({ logLevel: 'silent' });
    log.warn = (...line: unknown[]) => void lines.push(line);
    server.behave(mode);
    const error = await askChair(connect({}, log)).catch((cause: unknown) => cause);
    expect(lines).toHaveLength(1);
    for (const written of [inspect(lines, { depth: 9 }), inspect(error, { depth: 9 })]) {
      expect(written).not.toContain(KEY);
      expect(written).not.toContain('red chair');
    }
  },
);

test('Texts become vectors, in one request for many', async () => {
  server.place((text) => [text.length, 0.5]);
  const vectors = await connect().embed?.({ purpose: 'test', texts: ['desk', 'oak desk'] });
  expect(vectors).toEqual([
    [4, 0.5],
    [8, 0.5],
  ]);
  expect(server.embedded).toEqual([{ model: 'placer', texts: ['desk', 'oak desk'] }]);
  const recorded = await app.db
    .selectFrom('ai_calls')
    .selectAll()
    .where('model', '=', 'placer')
    .executeTakeFirstOrThrow();
  expect(recorded).toMatchObject({ kind: 'embedding', outcome: 'answered', input_tokens: 16 });
});

test.each([
  ['silent', 'unavailable', 2],
  ['html', 'unreadable', 2],
  ['down', 'unavailable', 2],
  ['locked', 'refused', 1],
  ['endless', 'unreadable', 2],
] as const)('Vectors of a server that is %s are %s after %i tries', async (mode, reason, tries) => {
  server.behave(mode);
  await expect(connect().embed?.({ purpose: 'test', texts: ['desk'] })).rejects.toMatchObject({
    name: 'AiFailure',
    reason,
  });
  expect(server.embedded).toHaveLength(tries);
});
