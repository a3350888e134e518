import { expect, test, vi } from 'vitest';
import { type AudioBrowser, openMicrophone } from './microphone.ts';

/** A fake track or recorder that records its calls. */
class StandInTrack extends EventTarget {
  stopped = false;
  stop() {
    this.stopped = true;
  }
}

class StandInRecorder extends EventTarget {
  static made: StandInRecorder[] = [];
  static types = ['audio/webm;codecs=opus', 'audio/webm'];
  static isTypeSupported(type: string) {
    return StandInRecorder.types.includes(type);
  }
  state = 'inactive';
  mimeType: string;
  chunkMs: number | undefined;
  constructor(_stream: unknown, options: MediaRecorderOptions) {
    super();
    this.mimeType = options.mimeType ?? '';
    StandInRecorder.made.push(this);
  }
  start(chunkMs: number) {
    this.state = 'recording';
    this.chunkMs = chunkMs;
  }
  stop() {
    this.state = 'inactive';
    this.give('last');
    this.dispatchEvent(new Event('stop'));
  }
  give(data: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([data]) }));
  }
}

function browser({ refusal, types }: { refusal?: string; types?: string[] } = {}) {
  const track = new StandInTrack();
  const requests: unknown[] = [];
  StandInRecorder.made = [];
  StandInRecorder.types = types ?? ['audio/webm;codecs=opus', 'audio/webm'];
  const parts = {
    mediaDevices: {
      async getUserMedia(constraints: unknown) {
        requests.push(constraints);
        if (refusal) throw new DOMException('no', refusal);
        return { getAudioTracks: () => [track], getTracks: () => [track] };
      },
    },
    MediaRecorder: StandInRecorder,
    AudioContext: undefined,
  } as unknown as AudioBrowser;
  return { parts, requests, track };
}

const recorderOf = () => {
  const [recorder] = StandInRecorder.made;
  if (!recorder) throw new Error('Nothing was recorded.');
  return recorder;
};

test('One voice is captured in mono at 16 kHz, without echo and noise (VOICE-12)', async () => {
  const { parts, requests } = browser();
  await openMicrophone(parts);
  expect(requests).toEqual([
    { audio: { channelCount: 1, sampleRate: 16_000, echoCancellation: true, noiseSuppression: true } },
  ]);
});

test('It is recorded as Opus in WebM, in pieces of the length a page asks for (VOICE-13, WIZARD-16)', async () => {
  for (const chunkMs of [250, 200]) {
    const microphone = await openMicrophone(browser().parts);
    microphone.record(chunkMs, { chunk: () => undefined, lost: () => undefined });
    expect(recorderOf().chunkMs).toBe(chunkMs);
    expect(microphone.mimeType()).toBe('audio/webm;codecs=opus');
  }
});

test('Safari, which cannot record WebM, records MP4', async () => {
  const microphone = await openMicrophone(browser({ types: ['audio/mp4'] }).parts);
  expect(microphone.mimeType()).toBe('audio/mp4');
});

test('A stop gives the last piece and is no loss; closing turns the microphone off', async () => {
  const { parts, track } = browser();
  const microphone = await openMicrophone(parts);
  const chunks: string[] = [];
  microphone.record(250, { chunk: (piece) => chunks.push(`${piece.size}`), lost: () => chunks.push('lost') });
  recorderOf().give('first');
  recorderOf().give('');
  await microphone.stop();
  microphone.close();
  expect(chunks).toEqual(['5', '4']);
  expect(track.stopped).toBe(true);
});

test('A microphone that is unplugged while it records is noticed', async () => {
  const { parts, track } = browser();
  const microphone = await openMicrophone(parts);
  let losses = 0;
  microphone.record(250, { chunk: () => undefined, lost: () => (losses += 1) });
  track.dispatchEvent(new Event('ended'));
  expect(losses).toBe(1);
});

test('A microphone that is muted for long counts as lost, a headset that changes its mode does not', async () => {
  vi.useFakeTimers();
  const { parts, track } = browser();
  const microphone = await openMicrophone(parts);
  let losses = 0;
  microphone.record(250, { chunk: () => undefined, lost: () => (losses += 1) });
  track.dispatchEvent(new Event('mute'));
  track.dispatchEvent(new Event('unmute'));
  vi.advanceTimersByTime(5000);
  expect(losses).toBe(0);
  track.dispatchEvent(new Event('mute'));
  vi.advanceTimersByTime(5000);
  expect(losses).toBe(1);
  vi.useRealTimers();
});

test('A refusal says whether to allow the microphone, connect one or change the browser', async () => {
  const reasonOf = (parts: AudioBrowser) =>
    openMicrophone(parts).then(
      () => 'opened',
      (error: { reason: string }) => error.reason,
    );
  expect(await reasonOf(browser({ refusal: 'NotAllowedError' }).parts)).toBe('denied');
  expect(await reasonOf(browser({ refusal: 'NotFoundError' }).parts)).toBe('no-device');
  expect(await reasonOf(browser({ refusal: 'OverconstrainedError' }).parts)).toBe('no-device');
  expect(await reasonOf(browser({ refusal: 'NotReadableError' }).parts)).toBe('denied');
  expect(await reasonOf({ ...browser().parts, MediaRecorder: undefined })).toBe('unsupported');
  expect(await reasonOf({ ...browser().parts, mediaDevices: undefined })).toBe('unsupported');
});
