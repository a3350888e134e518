import { expect, test } from 'vitest';
import { type Microphone, MicrophoneRefused } from './microphone.ts';
import { createRecorder, type Listener, type RecorderParts, type RecorderUse } from './recorder.ts';
import type { Recording } from './recording.ts';

/** A recorder whose microphone, clock and storage are controlled by the test. */
function setUp(options: Partial<RecorderParts & RecorderUse> = {}, limitSeconds = 300) {
  let now = 1_000_000;
  let tick: (() => void) | null = null;
  let on: { chunk: (chunk: Blob) => void; lost: () => void } | null = null;
  const log: string[] = [];
  const saved = new Map<string, Recording>();
  const microphone: Microphone = {
    track: {} as MediaStreamTrack,
    level: () => 0.6,
    record(chunkMs, listeners) {
      on = listeners;
      log.push(`record ${chunkMs}`);
    },
    async stop() {
      on?.chunk(new Blob(['end']));
    },
    mimeType: () => 'audio/webm;codecs=opus',
    close: () => log.push('close'),
  };
  const recorder = createRecorder(
    {
      openMicrophone: async () => microphone,
      claim: async () => () => log.push('release'),
      every(_ms, work) {
        tick = work;
        return () => {
          tick = null;
        };
      },
      now: () => now,
      newId: () => `recording-${log.length}`,
      ...options,
    },
    { chunkMs: 250, limitSeconds },
  );
  recorder.connect({
    listen: options.listen,
    records: options.records,
    save: (recording) => saved.set(recording.id, recording),
    remove: (id) => saved.delete(id),
  });
  return {
    recorder,
    log,
    saved,
    speak(seconds: number) {
      for (let part = 0; part < seconds * 10; part += 1) {
        now += 100;
        on?.chunk(new Blob(['x']));
        tick?.();
      }
    },
    unplug: () => on?.lost(),
    isTicking: () => tick !== null,
  };
}

const textOf = async (recording: Recording | undefined) => recording?.audio.text();

test('My words between record and stop are one recording, and the microphone is off again (VOICE-15, VOICE-16)', async () => {
  const { recorder, log, speak, isTicking } = setUp();
  expect(await recorder.start()).toBe(true);
  speak(2);
  expect(recorder.snapshot()).toMatchObject({ state: { kind: 'recording', seconds: 2 } });
  expect(recorder.snapshot().levels).toHaveLength(20);
  await recorder.stop();
  const { state } = recorder.snapshot();
  expect(state).toMatchObject({
    kind: 'stopped',
    reason: 'pressed',
    recording: { seconds: 2, silent: false },
  });
  expect('recording' in state && (await textOf(state.recording))).toBe(`${'x'.repeat(20)}end`);
  expect(log).toEqual(['record 250', 'close']);
  expect(isTicking()).toBe(false);
});

test('A recording stops by itself at its limit', async () => {
  const { recorder, speak } = setUp({}, 3);
  await recorder.start();
  speak(4);
  await recorder.stop();
  expect(recorder.snapshot().state).toMatchObject({
    kind: 'stopped',
    reason: 'limit',
    recording: { seconds: 3 },
  });
});

test('When the microphone is unplugged, what was said until then is kept', async () => {
  const { recorder, speak, unplug, saved } = setUp();
  await recorder.start();
  speak(4);
  unplug();
  unplug();
  await recorder.stop();
  await Promise.resolve();
  expect(recorder.snapshot().state).toMatchObject({
    kind: 'stopped',
    reason: 'lost',
    recording: { seconds: 4 },
  });
  expect(saved.size).toBe(1);
});

test('A recording is saved while I speak, so that a reload or a crash loses at most the last seconds', async () => {
  const { recorder, speak, saved } = setUp();
  await recorder.start();
  speak(4);
  expect(saved.size).toBe(0);
  speak(2);
  const [early] = saved.values();
  expect(await textOf(early)).toBe('x'.repeat(50));
  speak(1);
  recorder.dispose();
  const [last] = saved.values();
  expect(await textOf(last)).toBe('x'.repeat(70));
});

test('Leaving the page turns the microphone off', async () => {
  const { recorder, log, speak, isTicking } = setUp();
  await recorder.start();
  speak(1);
  recorder.dispose();
  expect(log).toEqual(['record 250', 'close', 'release']);
  expect(isTicking()).toBe(false);
  expect(recorder.snapshot().state).toEqual({ kind: 'idle' });
});

test('Leaving while the browser still asks for the microphone closes it once it opens', async () => {
  const { recorder, log } = setUp();
  const started = recorder.start();
  recorder.dispose();
  expect(await started).toBe(false);
  expect(log).not.toContain('record 250');
  expect(log).toContain('close');
  expect(recorder.snapshot().state).toEqual({ kind: 'idle' });
});

test('Discard deletes what was recorded', async () => {
  const { recorder, log, speak, saved } = setUp();
  await recorder.start();
  speak(6);
  expect(saved.size).toBe(1);
  recorder.discard();
  expect(saved.size).toBe(0);
  expect(log).toContain('close');
  expect(recorder.snapshot()).toEqual({ state: { kind: 'idle' }, levels: [] });
});

test('A failed request keeps the recording, and its words make the copy needless (VOICE-17)', async () => {
  const { recorder, speak, saved } = setUp();
  await recorder.start();
  speak(3);
  await recorder.stop();
  recorder.processing('transcribe');
  recorder.failed({ title: 'Transcription Failed', detail: 'Could not transcribe audio', retry: true });
  expect(saved.size).toBe(1);
  recorder.processing('transcribe');
  recorder.processing('generate');
  recorder.done();
  expect(recorder.snapshot().state.kind).toBe('done');
  expect(saved.size).toBe(0);
});

test('A recording of an earlier visit is taken up under its own name, so it costs one credit at most', async () => {
  const { recorder, speak, saved } = setUp();
  await recorder.start();
  speak(6);
  recorder.dispose();
  const [recording] = saved.values();
  if (!recording) throw new Error('Nothing was saved.');
  recorder.resume(recording);
  expect(recorder.snapshot().state).toEqual({ kind: 'stopped', recording, reason: 'pressed' });
});

test('Without permission or a microphone, or with another tab recording, it says why (VOICE-27)', async () => {
  const refused = async (options: Partial<RecorderParts>) => {
    const { recorder, log } = setUp(options);
    expect(await recorder.start()).toBe(false);
    return { state: recorder.snapshot().state, log };
  };
  const denied = async () => {
    throw new MicrophoneRefused('denied');
  };
  expect((await refused({ openMicrophone: denied })).state).toEqual({ kind: 'refused', reason: 'denied' });
  const other = await refused({ claim: async () => null });
  expect(other.state).toEqual({ kind: 'refused', reason: 'other-tab' });
  expect(other.log).toEqual(['close']);
});

/** A fake recognition that has understood these words so far. */
const listenerOf = (text: string | null): Listener => {
  const words = text === null ? null : { text, confidence: 0.9 };
  return { soFar: () => words, finish: async () => words, cancel: () => undefined };
};

test("The browser's transcript is sent with the recording", async () => {
  const { recorder, speak, saved } = setUp({ listen: () => listenerOf('Oak desk, eighty dollars') });
  await recorder.start();
  speak(6);
  expect([...saved.values()][0]?.recognized?.text).toBe('Oak desk, eighty dollars');
  await recorder.stop();
  expect(recorder.snapshot().state).toMatchObject({
    recording: { recognized: { text: 'Oak desk, eighty dollars', confidence: 0.9 } },
  });
});

test('On a phone that listens, recognition has the microphone for itself', async () => {
  const tracks: unknown[] = [];
  const { recorder, log, speak, saved } = setUp({
    records: false,
    listen(track) {
      tracks.push(track);
      return listenerOf('Oak desk');
    },
  });
  expect(await recorder.start()).toBe(true);
  speak(3);
  await recorder.stop();
  expect(tracks).toEqual([null]);
  expect(log).toEqual([]);
  expect(recorder.snapshot().state).toMatchObject({
    kind: 'stopped',
    recording: { seconds: 3, recognized: { text: 'Oak desk' } },
  });
  expect(saved.size).toBe(1);
});

test('A phone whose recognition does not start is told so', async () => {
  const { recorder } = setUp({ records: false, listen: () => null });
  expect(await recorder.start()).toBe(false);
  expect(recorder.snapshot().state).toEqual({ kind: 'refused', reason: 'unsupported' });
});

test('When recognition gives up, the words so far are used, and without any I am told at once', async () => {
  const spoken = setUp({ listen: () => listenerOf('Oak desk') });
  await spoken.recorder.start();
  spoken.speak(3);
  spoken.recorder.giveUp('no-recognition');
  await spoken.recorder.stop();
  expect(spoken.recorder.snapshot().state).toMatchObject({
    kind: 'stopped',
    recording: { recognized: { text: 'Oak desk' } },
  });

  const silent = setUp({ listen: () => listenerOf(null) });
  await silent.recorder.start();
  silent.speak(6);
  silent.recorder.giveUp('no-recognition');
  expect(silent.recorder.snapshot().state).toEqual({ kind: 'refused', reason: 'no-recognition' });
  expect(silent.log).toEqual(['record 250', 'close', 'release']);
  expect(silent.saved.size).toBe(0);
});
