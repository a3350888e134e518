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

/** How often time and level are looked at. */
const TICK_MS = 100;
/** How often an unfinished recording is saved, in case the page goes away. */
const SAVE_MS = 5000;
/** Bars of the wave of a finished recording. */
const WAVE_BARS = 132;

/** Understands speech while it is recorded. */
export interface Listener {
  /** What was understood until now; null if nothing. */
  soFar: () => Recognized | null;
  /** What was understood in the end; null if nothing. */
  finish: () => Promise<Recognized | null>;
  cancel: () => void;
}

/** What a recorder works with; tests pass stand-ins. */
export interface RecorderParts {
  /** @throws MicrophoneRefused */
  openMicrophone: () => Promise<Microphone>;
  /** Keeps other tabs from recording at the same time; null if one does. */
  claim: () => Promise<(() => void) | null>;
  every: (ms: number, work: () => void) => () => void;
  now: () => number;
  newId: () => string;
}

/** What a page does with what is said; a page may change it from one time to the next. */
export interface RecorderUse {
  /**
   * Starts to understand what is said, where the browser does that; else null. Without a track, recognition opens the
   * microphone itself.
   */
  listen?: (track: MediaStreamTrack | null) => Listener | null;
  /** False where only recognition may open the microphone, as on phones: then there is no audio. */
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
  /** The levels so far, newest last; empty where they cannot be measured. */
  levels: readonly number[];
}

export const IDLE: RecorderSnapshot = { state: { kind: 'idle' }, levels: [] };

/** Stands for the microphone while recognition opens it itself. */
const NO_RECORDER: Microphone = {
  track: null,
  level: () => null,
  record: () => undefined,
  stop: () => Promise.resolve(),
  mimeType: () => '',
  close: () => undefined,
};

/** What is going on while a microphone is open. */
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

/** One recorder: it holds the microphone, what was recorded, and its state for whoever shows it. */
export function createRecorder(parts: RecorderParts, { chunkMs, limitSeconds }: RecorderOptions) {
  let snapshot = IDLE;
  let use: RecorderUse = {};
  let session: Session | null = null;
  let ending: Promise<void> = Promise.resolve();
  let release: (() => void) | null = null;
  // Changes when a press was taken back, so that a microphone that opens too late is closed again.
  let attempt = 0;
  const watchers = new Set<() => void>();

  function show(event: RecorderEvent, levels = snapshot.levels) {
    const state = nextState(snapshot.state, event);
    if (state === snapshot.state && levels === snapshot.levels) return;
    snapshot = { state, levels };
    for (const watcher of watchers) watcher();
  }

  function letGo() {
    release?.();
    release = null;
  }

  const secondsOf = ({ startedAt }: Session) =>
    Math.min(limitSeconds, Math.max(0, (parts.now() - startedAt) / 1000));

  const recordingOf = (one: Session, recognized: Recognized | null): Recording => ({
    id: one.id,
    audio: new Blob(one.chunks, { type: one.microphone.mimeType() }),
    seconds: secondsOf(one),
    startedAt: one.startedAt,
    wave: waveOf(one.levels, WAVE_BARS),
    silent: isSilent(one.levels),
    recognized,
  });

  function tick() {
    if (!session) return;
    const now = parts.now();
    const level = session.microphone.level();
    if (level !== null) session.levels.push(level);
    show(
      { type: 'time', seconds: Math.floor(secondsOf(session)) },
      level === null ? snapshot.levels : session.levels.slice(-WAVE_BARS),
    );
    if (now - session.savedAt >= SAVE_MS) saveNow();
    if (secondsOf(session) >= limitSeconds) void end('limit');
  }

  /** Saves what there is so far, in case the page goes away. */
  function saveNow() {
    if (!session) return;
    const words = session.listener?.soFar() ?? null;
    if (session.chunks.length === 0 && words === null) return;
    session.savedAt = parts.now();
    use.save?.(recordingOf(session, words));
  }

  /** Ends the recording, once: a second stop waits for the first. */
  function end(reason: StopReason): Promise<void> {
    const ended = session;
    if (!ended) return ending;
    session = null;
    ended.stopTicking();
    ending = finish(ended, reason);
    return ending;
  }

  async function finish(ended: Session, reason: StopReason): Promise<void> {
    const seconds = secondsOf(ended);
    const [, recognized] = await Promise.all([ended.microphone.stop(), ended.listener?.finish() ?? null]);
    ended.microphone.close();
    const recording = { ...recordingOf(ended, recognized), seconds };
    if (recording.audio.size > 0 || recognized !== null) use.save?.(recording);
    show({ type: 'stopped', recording, reason });
  }

  /** Closes the microphone without an end. */
  function cut() {
    attempt += 1;
    session?.stopTicking();
    session?.listener?.cancel();
    session?.microphone.close();
    session = null;
  }

  return {
    snapshot: () => snapshot,
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },

    connect(given: RecorderUse) {
      use = given;
    },

    /** Asks for the microphone and records. Resolves to whether it does. */
    async start(): Promise<boolean> {
      if (!canRecord(snapshot.state)) return false;
      show({ type: 'record' }, []);
      attempt += 1;
      const mine = attempt;
      let microphone: Microphone | null = null;
      try {
        microphone = use.records === false ? NO_RECORDER : await parts.openMicrophone();
        release ??= await parts.claim();
        if (!release) throw new MicrophoneRefused('other-tab');
        if (mine !== attempt) throw new MicrophoneRefused('denied');
        const now = parts.now();
        const started: Session = {
          id: parts.newId(),
          microphone,
          listener: null,
          chunks: [],
          levels: [],
          startedAt: now,
          savedAt: now,
          stopTicking: () => undefined,
        };
        microphone.record(chunkMs, {
          chunk: (chunk) => started.chunks.push(chunk),
          lost: () => session === started && void end('lost'),
        });
        session = started;
        started.listener = use.listen?.(microphone.track) ?? null;
        if (microphone === NO_RECORDER && started.listener === null)
          throw new MicrophoneRefused('unsupported');
        started.stopTicking = parts.every(TICK_MS, tick);
        show({ type: 'started' });
        return true;
      } catch (error) {
        session = null;
        microphone?.close();
        // A press that was taken back has nothing more to say.
        if (mine !== attempt) return false;
        letGo();
        show({ type: 'refused', reason: error instanceof MicrophoneRefused ? error.reason : 'denied' });
        return false;
      }
    },

    stop: () => end('pressed'),

    /** The browser no longer recognizes anything: what it has understood is used, else the person is told why. */
    giveUp(reason: Refusal) {
      if (!session) return;
      if (session.listener?.soFar()) return void end('pressed');
      use.remove?.(session.id);
      cut();
      letGo();
      show({ type: 'refused', reason });
    },

    /** Deletes what was recorded. */
    discard() {
      const { state } = snapshot;
      if (session) use.remove?.(session.id);
      else if ('recording' in state) use.remove?.(state.recording.id);
      cut();
      letGo();
      show({ type: 'reset' }, []);
    },

    /** Takes up a recording of an earlier visit. */
    resume(recording: Recording) {
      show({ type: 'resumed', recording }, []);
    },

    processing: (step: ProcessingStep) => show({ type: 'processing', step }),

    /** Its words are on the screen, so its copy is no longer needed. */
    done() {
      const { state } = snapshot;
      if ('recording' in state) use.remove?.(state.recording.id);
      letGo();
      show({ type: 'done' });
    },

    failed(failure: Failure) {
      letGo();
      show({ type: 'failed', failure });
    },

    /** Forgets the result and waits for a press; what is saved stays saved. */
    reset() {
      cut();
      letGo();
      show({ type: 'reset' }, []);
    },

    saveNow,

    /** The page goes on without the recorder: the microphone is closed, and what was said stays saved. */
    dispose() {
      saveNow();
      cut();
      letGo();
      show({ type: 'reset' }, []);
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
