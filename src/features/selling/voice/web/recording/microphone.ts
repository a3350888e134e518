import { levelOf } from './level.ts';
import type { Refusal } from './recorder-state.ts';

/** Enough quality for recognition, and no more data than necessary. */
const AUDIO_CONSTRAINTS = {
  channelCount: 1,
  sampleRate: 16_000,
  echoCancellation: true,
  noiseSuppression: true,
} as const satisfies MediaTrackConstraints;

/** Opus in WebM. Safari before 18.4 records only MP4. */
const AUDIO_TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const;

/** Enough for one clear voice: five minutes take 1.2 MB. */
const BITS_PER_SECOND = 32_000;

/**
 * How long to wait for a muted microphone, in milliseconds. A headset that switches its mode returns sooner.
 */
const MUTED_TIMEOUT_MS = 2000;

/** The browser APIs that recording uses. Tests pass fakes. */
export interface AudioBrowser {
  mediaDevices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  MediaRecorder: typeof MediaRecorder | undefined;
  AudioContext: typeof AudioContext | undefined;
}

/** An open microphone. Its indicator is on until it is closed. */
export interface Microphone {
  /** Null if the browser can't measure it. */
  level(): number | null;
  /** Null if recognition opens the microphone itself. */
  track: MediaStreamTrack | null;
  /** Starts recording. Calls `lost` if the device disconnects or the browser stops recording. */
  record(chunkMs: number, on: { chunk: (chunk: Blob) => void; lost: () => void }): void;
  /** Stops recording. Resolves after the last chunk was delivered. */
  stop(): Promise<void>;
  mimeType(): string;
  close(): void;
}

export class MicrophoneRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.name = 'MicrophoneRefused';
    this.reason = reason;
  }
}

export const currentAudioBrowser = (): AudioBrowser => ({
  // Without https the browser has no devices.
  mediaDevices: navigator.mediaDevices as MediaDevices | undefined,
  MediaRecorder: window.MediaRecorder as typeof MediaRecorder | undefined,
  AudioContext: window.AudioContext as typeof AudioContext | undefined,
});

export const isRecordingSupported = ({ mediaDevices, MediaRecorder }: AudioBrowser): boolean =>
  mediaDevices !== undefined && MediaRecorder !== undefined;

/**
 * Asks for permission and opens the microphone.
 * @throws MicrophoneRefused
 */
export async function openMicrophone(browser: AudioBrowser): Promise<Microphone> {
  const { mediaDevices, MediaRecorder: Recorder } = browser;
  if (!mediaDevices || !Recorder) throw new MicrophoneRefused('unsupported');
  // Created during the click, because Safari otherwise keeps it silent.
  const meter = openMeter(browser.AudioContext);
  let stream: MediaStream;
  try {
    stream = await mediaDevices.getUserMedia({ audio: AUDIO_CONSTRAINTS });
  } catch (error) {
    meter?.close();
    throw new MicrophoneRefused(reasonOf(error));
  }
  const [track] = stream.getAudioTracks();
  if (!track) throw new MicrophoneRefused('no-device');
  meter?.connect(stream);
  const mimeType = AUDIO_TYPES.find((type) => Recorder.isTypeSupported(type));
  const recorder = new Recorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  let muted: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  return {
    track,
    level: () => meter?.level() ?? null,
    record(chunkMs, on) {
      const lost = () => {
        if (!isOver) on.lost();
      };
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) on.chunk(data);
      });
      recorder.addEventListener('stop', lost);
      recorder.addEventListener('error', lost);
      track.addEventListener('ended', lost);
      // Phones mute the microphone of background pages and during calls.
      track.addEventListener('mute', () => {
        muted = setTimeout(lost, MUTED_TIMEOUT_MS);
      });
      track.addEventListener('unmute', () => clearTimeout(muted));
      recorder.start(chunkMs);
    },
    stop() {
      isOver = true;
      clearTimeout(muted);
      return new Promise((resolve) => {
        if (recorder.state === 'inactive') return resolve();
        recorder.addEventListener('stop', () => resolve());
        recorder.stop();
      });
    },
    mimeType: () => recorder.mimeType || mimeType || '',
    close() {
      isOver = true;
      clearTimeout(muted);
      for (const mediaTrack of stream.getTracks()) mediaTrack.stop();
      meter?.close();
    },
  };
}

function reasonOf(error: unknown): Refusal {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-device' : 'denied';
}

/** Creates a level meter; null if the browser can't measure. */
function openMeter(Context: typeof AudioContext | undefined) {
  if (!Context) return null;
  try {
    const context = new Context();
    const analyser = context.createAnalyser();
    analyser.fftSize = 2048;
    const samples = new Float32Array(analyser.fftSize);
    return {
      connect(stream: MediaStream) {
        context.createMediaStreamSource(stream).connect(analyser);
        void context.resume();
      },
      level() {
        if (context.state !== 'running') return null;
        analyser.getFloatTimeDomainData(samples);
        return levelOf(samples);
      },
      close: () => void context.close(),
    };
  } catch {
    return null;
  }
}
