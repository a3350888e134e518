import { expect, test } from 'vitest';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import type { TranscriptionRequest } from '../../contract/transcription.ts';
import type { Recording } from '../recording/recording.ts';
import { base64Of } from './encode-audio.ts';
import type { SpeechMethod } from './speech-method.ts';
import { HEARD_NOTHING, transcribe } from './transcribe.ts';

const recording: Recording = {
  id: '5d0f2a4e-3f6c-4c9e-9a51-0d6f2c7f1b11',
  audio: new Blob(['sound']),
  seconds: 42,
  startedAt: 0,
  wave: [],
  silent: false,
  recognized: null,
};
const recognized = { text: 'oak desk', confidence: 0.8 };
const transcript = { text: 'Oak desk.', confidence: 0.93, creditsLeft: 4 };

/** Sends a recording to a fake site that refuses several times before it answers. */
async function send(changed: Partial<Recording>, method: SpeechMethod, ...refusals: Partial<ApiProblem>[]) {
  const bodies: TranscriptionRequest[] = [];
  const written = await transcribe({ ...recording, ...changed }, method, {
    encode: base64Of,
    async send(body) {
      bodies.push(body);
      const refusal = refusals.shift();
      if (!refusal) return { ok: true, data: transcript };
      return { ok: false, problem: { status: 502, title: 'Transcription Failed', ...refusal } as ApiProblem };
    },
  });
  return { written, bodies };
}

test('A recording goes to the service under its own id, which makes sending it again free', async () => {
  const { written, bodies } = await send({}, 'server');
  expect(written).toEqual({ ok: true, heard: transcript });
  expect(bodies).toEqual([{ recordingId: recording.id, audio: btoa('sound') }]);
});

test('Without a service the words that the browser recognized take the same way', async () => {
  const { bodies } = await send({ recognized }, 'browser');
  expect(bodies).toEqual([{ recordingId: recording.id, recognized }]);
});

test('When the service is away, what this device recognized is used', async () => {
  const { written, bodies } = await send({ recognized }, 'server', {
    code: 'NO_SPEECH_SERVICE',
    detail: 'This site cannot write recordings down yet.',
  });
  expect(written).toEqual({ ok: true, heard: transcript });
  expect(bodies[1]).toEqual({ recordingId: recording.id, recognized });
  const spent = await send({ recognized }, 'server', { code: 'NO_CREDITS', detail: 'None are left.' });
  expect(spent.written.ok).toBe(false);
  expect(spent.bodies).toHaveLength(1);
});

test('A failure says why and can be sent again; what cannot be read need not be (VOICE-29)', async () => {
  const away = await send({}, 'server', { code: 'TRANSCRIPTION_FAILED', detail: 'The service is away.' });
  expect(away.written).toEqual({
    ok: false,
    failure: { title: 'Transcription Failed', detail: 'The service is away.', retry: true },
  });
  const silent = await send({}, 'none', { code: 'UNREADABLE_ANSWER', title: 'No connection', detail: '?' });
  expect(silent.written).toMatchObject({
    failure: { title: 'Transcription Failed', detail: 'Could not transcribe audio', retry: true },
  });
  const broken = await send({}, 'server', { code: 'RECORDING_UNREADABLE', detail: 'No recording.' });
  expect(broken.written).toMatchObject({ failure: { detail: 'No recording.', retry: false } });
  const spent = await send({}, 'server', {
    code: 'NO_CREDITS',
    title: 'No Credits Available',
    detail: 'Get more.',
  });
  expect(spent.written).toMatchObject({
    failure: { title: 'No Credits Available', detail: 'Get more.', retry: true },
  });
  const wordless = await send({}, 'server', { code: 'NO_WORDS_HEARD', detail: 'No words.' });
  expect(wordless.written).toMatchObject({ failure: { retry: false } });
});

test('A recording that cannot be processed here says so (VOICE-28)', async () => {
  const written = await transcribe(recording, 'server', {
    send: async () => ({ ok: true, data: transcript }),
    encode: async () => {
      throw new DOMException('gone', 'NotReadableError');
    },
  });
  expect(written).toEqual({
    ok: false,
    failure: { title: 'Processing Failed', detail: 'Could not process the audio recording', retry: true },
  });
});

test('Silence and a slip of the thumb are not sent, so they cost nothing', async () => {
  for (const changed of [{ silent: true }, { seconds: 0.8 }]) {
    const { written, bodies } = await send(changed, 'server');
    expect(written).toEqual({ ok: false, failure: HEARD_NOTHING });
    expect(bodies).toEqual([]);
  }
});

test('Nothing is sent if only the browser listens and heard no words', async () => {
  const { written, bodies } = await send({ audio: new Blob() }, 'browser');
  expect(written).toEqual({ ok: false, failure: HEARD_NOTHING });
  expect(bodies).toEqual([]);
});

test('A long recording is encoded whole', async () => {
  const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
  expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
