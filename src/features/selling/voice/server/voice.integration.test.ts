import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AiServer, startAiServer } from '../../../../../tests/support/ai-server.ts';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import { newRecording, newWav, recordedByChrome } from '../../../../../tests/support/recordings.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Transcription } from '../contract/transcription.ts';
import { removeOldRecordings } from './recordings.ts';

let app: TestApp;
let speech: AiServer;
let audio: string;
let member: Member;

beforeAll(async () => {
  speech = await startAiServer();
  app = await startTestApp({ STT_BASE_URL: speech.url, STT_MODEL: 'whisper-1', AI_TIMEOUT_SECONDS: '2' });
  audio = (await recordedByChrome('webm')).toString('base64');
});
afterAll(async () => {
  await app?.close();
  await speech?.close();
});
beforeEach(async () => {
  speech.behave('normal');
  speech.speak(SPOKEN);
  speech.heard.length = 0;
  member = await newMember(app);
});

const SPOKEN = [{ text: ' Oak desk, a few scratches, 80 dollars.', avg_logprob: -0.1, no_speech_prob: 0.01 }];

type Answer = Transcription & { code: string; title: string; detail: string };
const send = (body: object, client: TestClient = member) =>
  client.post<Answer>('/api/functions/voice-to-text', body);
const creditsOf = async (client: TestClient = member) =>
  (await client.get<{ available: number; used: number }>('/api/credits')).body;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('A recording is written down for one credit, with its confidence (VOICE-19, VOICE-22, VOICE-23, CREDIT-06)', async () => {
  const { status, body } = await send({ audio, recordingId: randomUUID() });
  expect(status).toBe(200);
  expect(body).toEqual({
    text: 'Oak desk, a few scratches, 80 dollars.',
    confidence: expect.any(Number),
    creditsLeft: 0,
  });
  expect(body.confidence).toBeGreaterThan(0.8);
  expect(await creditsOf()).toMatchObject({ available: 0, used: 1 });
  expect(speech.heard).toMatchObject([{ type: expect.stringContaining('audio/webm') }]);
  expect(speech.heard[0]?.audio.equals(await recordedByChrome('webm'))).toBe(true);
});

test('The body of the specification, audio alone, is enough; the same audio costs one credit (VOICE-22)', async () => {
  expect((await send({ audio })).status).toBe(200);
  expect(await send({ audio: `data:audio/webm;codecs=opus;base64,${audio}` })).toMatchObject({
    status: 200,
    body: { creditsLeft: 0 },
  });
  expect(speech.heard).toHaveLength(1);
});

test('A recording that is sent again answers again, without another credit (VOICE-19)', async () => {
  const recordingId = randomUUID();
  const first = await send({ audio, recordingId });
  speech.behave('down');
  expect(await send({ audio, recordingId })).toMatchObject({ status: 200, body: first.body });
  expect(await creditsOf()).toMatchObject({ used: 1 });
  expect(speech.heard).toHaveLength(1);
});

test('The same recording, sent many times at once, costs one credit and has one answer (VOICE-19)', async () => {
  const recordingId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({ audio, recordingId })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(answers.map(({ body }) => body.text))).toHaveLength(1);
  expect(speech.heard).toHaveLength(1);
  expect(await creditsOf()).toMatchObject({ available: 0, used: 1 });
});

test('Two members may use the same id, and neither reads what the other said (PERM-14)', async () => {
  const recordingId = randomUUID();
  const other = await newMember(app);
  await send({ audio, recordingId });
  speech.speak([{ text: 'A secret lamp', avg_logprob: -0.1, no_speech_prob: 0 }]);
  await send({ audio, recordingId }, other);
  // Transcribed by now, so both are read from the saved result.
  expect((await send({ audio, recordingId })).body.text).toBe('Oak desk, a few scratches, 80 dollars.');
  expect((await send({ audio, recordingId }, other)).body.text).toBe('A secret lamp');
});

test('A transcript of the browser takes the same way, and costs the same (VOICE-19, VOICE-22)', async () => {
  const recordingId = randomUUID();
  const recognized = { text: 'oak desk eighty dollars', confidence: 0.71 };
  expect(await send({ recognized, recordingId })).toMatchObject({
    status: 200,
    body: { text: 'oak desk eighty dollars', confidence: 0.71, creditsLeft: 0 },
  });
  expect((await send({ recognized, recordingId })).status).toBe(200);
  expect(await creditsOf()).toMatchObject({ used: 1 });
});

test.each([
  ['nothing', '', 'NO_WORDS_HEARD'],
  ['nothing but emoji', '🪑🪑🪑', 'NO_WORDS_HEARD'],
  ['100,000 characters', 'desk '.repeat(20_000), 'RECORDING_TOO_LONG'],
])('When the browser heard %s, nothing is paid for it (VOICE-29)', async (_name, text, code) => {
  const answer = await send({ recognized: { text }, recordingId: randomUUID() });
  expect(answer.body).toMatchObject({ code, title: 'Transcription Failed' });
  expect(await creditsOf()).toMatchObject({ available: 1, used: 0 });
});

test('Without credits nothing is written down (CREDIT-24)', async () => {
  await send({ audio, recordingId: randomUUID() });
  expect(await send({ audio, recordingId: randomUUID() })).toMatchObject({
    status: 402,
    body: { code: 'NO_CREDITS', title: 'No Credits Available' },
  });
  expect(speech.heard).toHaveLength(1);
});

test('Guests and visitors are asked to sign in (PERM-14)', async () => {
  for (const client of [await newGuest(app), app.client()]) {
    expect(await send({ audio }, client)).toMatchObject({
      status: 401,
      body: { title: 'Authentication Required' },
    });
  }
  expect(speech.heard).toHaveLength(0);
});

test.each([
  ['an empty one', 'RECORDING_EMPTY', () => ''],
  ['one with a muted microphone', 'NO_WORDS_HEARD', async () => base64(await newRecording({ silent: true }))],
  ['one of a second', 'RECORDING_TOO_SHORT', async () => base64(await newRecording({ seconds: 1 }))],
  ['one of thirty minutes', 'RECORDING_TOO_LONG', () => base64(newWav(1_800))],
  ['one of 50 MB', 'RECORDING_TOO_BIG', () => base64(Buffer.alloc(50 * 1024 * 1024, 7))],
  ['one that is no sound', 'RECORDING_UNREADABLE', () => base64(Buffer.from('<!doctype html>'.repeat(99)))],
  ['one with signs that are no base64', 'RECORDING_UNREADABLE', () => `${audio}****`],
  [
    'one that was cut off',
    'RECORDING_CUT_OFF',
    async () => base64((await recordedByChrome('webm')).subarray(0, 4_000)),
  ],
])(
  'A recording that cannot be written down, %s, says why and costs nothing (VOICE-29)',
  async (_name, code, make) => {
    const answer = await send({ audio: await make(), recordingId: randomUUID() });
    expect(answer.body).toMatchObject({ code, title: 'Transcription Failed' });
    expect(answer.body.detail).toMatch(/No credit was used/);
    expect(speech.heard).toHaveLength(0);
    expect(await creditsOf()).toMatchObject({ available: 1, used: 0 });
  },
);

test.each([
  ['says nothing', ''],
  ['hears only sounds', '[BLANK_AUDIO] (music)'],
  ['makes up an end of a video', ' Thank you.'],
])(
  'Where the speech service %s, there were no words, and the credit comes back (VOICE-29)',
  async (_name, text) => {
    speech.speak([{ text, avg_logprob: -1.2, no_speech_prob: 0.7 }]);
    expect(await send({ audio, recordingId: randomUUID() })).toMatchObject({
      status: 422,
      body: { code: 'NO_WORDS_HEARD' },
    });
    expect(await creditsOf()).toMatchObject({ available: 1, used: 0 });
  },
);

test.each(['down', 'html', 'locked', 'slow'] as const)(
  'When the speech service is %s, the credit comes back, and sending again works (VOICE-29, CREDIT-06)',
  async (mode) => {
    const recordingId = randomUUID();
    speech.behave(mode);
    expect(await send({ audio, recordingId })).toMatchObject({
      status: 502,
      body: { code: 'TRANSCRIPTION_FAILED', title: 'Transcription Failed' },
    });
    expect(await creditsOf()).toMatchObject({ available: 1, used: 0 });
    speech.behave('normal');
    expect((await send({ audio, recordingId })).status).toBe(200);
    expect(await creditsOf()).toMatchObject({ available: 0, used: 1 });
  },
);

test('A server that knows no speech counts as none (VOICE-29)', async () => {
  speech.behave('absent');
  expect(await send({ audio })).toMatchObject({ status: 503, body: { code: 'NO_SPEECH_SERVICE' } });
  expect(await creditsOf()).toMatchObject({ available: 1, used: 0 });
});

test('When the process ends in the middle, the credit comes back (CREDIT-06)', async () => {
  const recordingId = randomUUID();
  await send({ audio, recordingId });
  await sql`update voice_recordings set transcript = null, started_at = now() - interval '6 minutes'
    where recording_id = ${recordingId}`.execute(app.db);
  await removeOldRecordings(app.db);
  expect(await creditsOf()).toMatchObject({ available: 1, used: 0 });
  expect((await send({ audio, recordingId })).status).toBe(200);
});

test('Transcripts are deleted after a day (PERM-14)', async () => {
  const recordingId = randomUUID();
  await send({ audio, recordingId });
  await removeOldRecordings(app.db);
  expect((await send({ audio, recordingId })).status).toBe(200);
  await sql`update voice_recordings set started_at = now() - interval '25 hours'
    where recording_id = ${recordingId}`.execute(app.db);
  await removeOldRecordings(app.db);
  expect((await send({ audio, recordingId })).body.code).toBe('NO_CREDITS');
});

test('After 40 recordings in an hour, a member has to wait (VOICE-29)', async () => {
  const answers = await Promise.all(Array.from({ length: 44 }, () => send({ audio: '' })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_RECORDINGS', retryAfter: expect.any(Number) });
});
