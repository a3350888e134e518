import { isSilent, waveOf } from './level.ts';
import { type Microphone, MicrophoneRefused } from './microphone.ts';
import {
  canRecord,
  type Failure,
  nextState,
  type ProcessingStep,
  type RecorderEvent,
  type RecorderState,
  type Refusal,
  type StopReason,
} from './recorder-state.ts';
import type { Recognized, Recording } from './recording.ts';

/** How often time and level are measured. */
const TICK_INTERVAL_MS = 100;
/** How often an unfinished recording is saved, in case the page closes. */
const SAVE_INTERVAL_MS = 5000;
/** Number of bars in the wave of a finished recording. */
const WAVE_BARS = 132;

/** Recognizes speech during recording. */
export interface Listener {
  /** The words recognized so far; null if none. */
  soFar: () => Recognized | null;
  /** The final words; null if none. */
  finish: () => Promise<Recognized | null>;
  cancel: () => void;
}

/** The dependencies of a recorder. Tests pass fakes. */
export interface RecorderParts {
  /**
   * Opens the microphone.
   * @throws MicrophoneRefused if the browser or the person refuses it.
   */
  openMicrophone: () => Promise<Microphone>;
  /** Prevents other tabs from recording at the same time; null if one already does. */
  claim: () => Promise<(() => void) | null>;
  every: (ms: number, work: () => void) => () => void;
  now: () => number;
  newId: () => string;
}

/** How a page uses the recorder. May change between recordings. */
export interface RecorderUse {
  /**
   * Starts recognition if the browser does it during recording; otherwise null. Without a track, recognition
   * opens the microphone itself.
   */
  listen?: (track: MediaStreamTrack | null) => Listener | null;
  /** False if only recognition may open the microphone, as on phones. Then there is no audio. */
  records?: boolean;
  save?: (recording: Recording) => unknown;
  remove?: (id: string) => unknown;
}

export interface RecorderOptions {
  chunkMs: number;
  limitSeconds: number;
}

export interface RecorderSnapshot {
  state: RecorderState;
  /** The levels so far, newest last; empty if they can't be measured. */
  levels: readonly number[];
}

export const IDLE: RecorderSnapshot = { state: { kind: 'idle' }, levels: [] };

/** Replaces the microphone when recognition opens it itself. */
const NO_RECORDER: Microphone = {
  track: null,
  level: () => null,
  record: () => undefined,
  stop: () => Promise.resolve(),
  mimeType: () => '',
  close: () => undefined,
};

/** The state while a microphone is open. */
interface Session {
  id: string;
  microphone: Microphone;
  listener: Listener | null;
  chunks: Blob[];
  levels: number[];
  startedAt: number;
  savedAt: number;
  stopTicking: () => void;
}

const newSession = ({ newId, now }: RecorderParts, microphone: Microphone): Session => {
  const startedAt = now();
  return {
    id: newId(),
    microphone,
    listener: null,
    chunks: [],
    levels: [],
    startedAt,
    savedAt: startedAt,
    stopTicking: () => undefined,
  };
};

const recordingOf = (session: Session, seconds: number, recognized: Recognized | null): Recording => ({
  id: session.id,
  audio: new Blob(session.chunks, { type: session.microphone.mimeType() }),
  seconds,
  startedAt: session.startedAt,
  wave: waveOf(session.levels, WAVE_BARS),
  silent: isSilent(session.levels),
  recognized,
});

/** Stops the microphone and waits for the last audio and words. */
async function finishRecording(session: Session, seconds: number): Promise<Recording> {
  const [, recognized] = await Promise.all([session.microphone.stop(), session.listener?.finish() ?? null]);
  session.microphone.close();
  return recordingOf(session, seconds, recognized);
}

/** Holds the state that components show. */
function createShownState() {
  let snapshot = IDLE;
  const watchers = new Set<() => void>();
  return {
    snapshot: () => snapshot,
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    show(event: RecorderEvent, levels = snapshot.levels) {
      const state = nextState(snapshot.state, event);
      if (state === snapshot.state && levels === snapshot.levels) return;
      snapshot = { state, levels };
      for (const watcher of watchers) watcher();
    },
  };
}

/** Creates a recorder. It owns the microphone, the recorded audio, and the state that components show. */
export function createRecorder(parts: RecorderParts, { chunkMs, limitSeconds }: RecorderOptions) {
  const { snapshot, subscribe, show } = createShownState();
  let use: RecorderUse = {};
  let session: Session | null = null;
  let ending: Promise<void> = Promise.resolve();
  let release: (() => void) | null = null;
  // Changes when a start is canceled, so that a microphone that opens too late is closed again.
  let attempt = 0;

  function releaseMicrophone() {
    release?.();
    release = null;
  }

  const secondsOf = ({ startedAt }: Session) =>
    Math.min(limitSeconds, Math.max(0, (parts.now() - startedAt) / 1000));

  function tick() {
    if (!session) return;
    const now = parts.now();
    const level = session.microphone.level();
    if (level !== null) session.levels.push(level);
    show(
      { type: 'time', seconds: Math.floor(secondsOf(session)) },
      level === null ? undefined : session.levels.slice(-WAVE_BARS),
    );
    if (now - session.savedAt >= SAVE_INTERVAL_MS) saveNow();
    if (secondsOf(session) >= limitSeconds) void end('limit');
  }

  /** Saves the recording so far, in case the page closes. */
  function saveNow() {
    if (!session) return;
    const words = session.listener?.soFar() ?? null;
    if (session.chunks.length === 0 && words === null) return;
    session.savedAt = parts.now();
    use.save?.(recordingOf(session, secondsOf(session), words));
  }

  /** Ends the recording once: a second stop waits for the first. */
  function end(reason: StopReason): Promise<void> {
    const ended = session;
    if (!ended) return ending;
    session = null;
    ended.stopTicking();
    ending = finish(ended, reason);
    return ending;
  }

  async function finish(ended: Session, reason: StopReason): Promise<void> {
    const recording = await finishRecording(ended, secondsOf(ended));
    if (recording.audio.size > 0 || recording.recognized !== null) use.save?.(recording);
    show({ type: 'stopped', recording, reason });
  }

  /** Closes the microphone and drops the session. */
  function closeMicrophone() {
    attempt += 1;
    session?.stopTicking();
    session?.listener?.cancel();
    session?.microphone.close();
    session = null;
  }

  return {
    snapshot,
    subscribe,

    connect(next: RecorderUse) {
      use = next;
    },

    /** Asks for permission and starts recording. Resolves to whether it is recording. */
    async start(): Promise<boolean> {
      if (!canRecord(snapshot().state)) return false;
      show({ type: 'record' }, []);
      attempt += 1;
      const ownAttempt = attempt;
      let microphone: Microphone | null = null;
      try {
        microphone = use.records === false ? NO_RECORDER : await parts.openMicrophone();
        release ??= await parts.claim();
        if (!release) throw new MicrophoneRefused('other-tab');
        if (ownAttempt !== attempt) throw new MicrophoneRefused('denied');
        const started = newSession(parts, microphone);
        microphone.record(chunkMs, {
          chunk: (chunk) => started.chunks.push(chunk),
          lost: () => session === started && void end('lost'),
        });
        session = started;
        started.listener = use.listen?.(microphone.track) ?? null;
        if (microphone === NO_RECORDER && started.listener === null)
          throw new MicrophoneRefused('unsupported');
        started.stopTicking = parts.every(TICK_INTERVAL_MS, tick);
        show({ type: 'started' });
        return true;
      } catch (error) {
        session = null;
        microphone?.close();
        // A canceled start shows nothing.
        if (ownAttempt !== attempt) return false;
        releaseMicrophone();
        show({ type: 'refused', reason: error instanceof MicrophoneRefused ? error.reason : 'denied' });
        return false;
      }
    },

    stop: () => end('pressed'),

    /** Handles a failed recognition: uses the words recognized so far, or shows why there are none. */
    giveUp(reason: Refusal) {
      if (!session) return;
      if (session.listener?.soFar()) return void end('pressed');
      use.remove?.(session.id);
      closeMicrophone();
      releaseMicrophone();
      show({ type: 'refused', reason });
    },

    /** Deletes the recording. */
    discard() {
      const { state } = snapshot();
      if (session) use.remove?.(session.id);
      else if ('recording' in state) use.remove?.(state.recording.id);
      closeMicrophone();
      releaseMicrophone();
      show({ type: 'reset' }, []);
    },

    /** Opens a recording of an earlier visit. */
    resume(recording: Recording) {
      show({ type: 'resumed', recording }, []);
    },

    processing: (step: ProcessingStep) => show({ type: 'processing', step }),

    /** Deletes the saved copy, because the words are on the screen. */
    done() {
      const { state } = snapshot();
      if ('recording' in state) use.remove?.(state.recording.id);
      releaseMicrophone();
      show({ type: 'done' });
    },

    failed(failure: Failure) {
      releaseMicrophone();
      show({ type: 'failed', failure });
    },

    /** Returns to the initial state. Saved recordings stay saved. */
    reset() {
      closeMicrophone();
      releaseMicrophone();
      show({ type: 'reset' }, []);
    },

    saveNow,

    /** Closes the microphone when the page no longer shows the recorder. The recording stays saved. */
    dispose() {
      saveNow();
      closeMicrophone();
      releaseMicrophone();
      show({ type: 'reset' }, []);
    },
  };
}
