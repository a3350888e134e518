import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { recordingCost } from '../../../../paying/credits/web/credits.ts';
import { RECORDING_LIMITS } from '../../contract/recording-limits.ts';
import { isBlocked } from '../check/voice-check.ts';
import { levelWord } from '../recording/level.ts';
import { secondsLeft } from '../recording/recorder-state.ts';
import { minutesAndSeconds, spokenDuration } from '../recording/recording.ts';
import type { Voice } from '../use-voice.ts';
import { StageBlocked } from './stage-blocked.tsx';
import { StageTrouble } from './stage-trouble.tsx';
import { Wave } from './wave.tsx';

interface RecorderStageProps {
  voice: Voice;
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** Opens the form for typing. */
  onType?: () => void;
  /** Shown below the recorder. */
  children?: ReactNode;
}

const LIMIT = minutesAndSeconds(RECORDING_LIMITS.maxSeconds);

/** The recorder on its dark panel: before, during and right after a recording. */
export function RecorderStage({ voice, title, aside, onType, children }: RecorderStageProps) {
  const { state, levels } = voice;
  const isRecording = state.kind === 'recording';
  const isBusy = state.kind === 'starting' || state.kind === 'processing';
  const note = noteOf(voice);
  const heading = state.kind === 'processing' ? 'Writing it down' : title;
  return (
    <section
      className="on-night-ground relative overflow-hidden rounded-xl px-5 pt-5.5 pb-6 md:px-8.5 md:pt-7.5 md:pb-8"
      aria-label="Recorder"
    >
      {state.kind === 'failed' || isLost(state) ? (
        <StageTrouble voice={voice} onType={onType} />
      ) : isBlocked(voice.check) && !isRecording && !isBusy ? (
        <StageBlocked voice={voice} onType={onType} />
      ) : state.kind === 'refused' ? (
        <StageTrouble voice={voice} onType={onType} />
      ) : (
        <>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <h2 className="text-3xl md:text-4xl">{heading}</h2>
            {aside}
          </div>
          <div className="mt-6 flex flex-col items-center gap-5 md:mt-5 md:flex-row md:gap-7">
            <RecordButton
              phase={isBusy ? 'busy' : isRecording ? 'recording' : 'ready'}
              onPress={() => void (isRecording ? voice.stop() : voice.record())}
            />
            <div className="w-full min-w-0">
              <StageLine voice={voice} />
              <Wave
                live={isRecording}
                levels={state.kind === 'processing' ? state.recording.wave : isRecording ? levels : []}
                className={clsx(
                  'h-13 w-full text-zest',
                  state.kind === 'processing' && 'opacity-60 motion-safe:animate-pulse',
                )}
              />
              {isRecording && (
                <div className="mt-3 flex flex-wrap items-center gap-3">
                  {levels.length > 0 && <LevelMeter levels={levels} />}
                  <Button variant="night" className="ms-auto" onClick={voice.discard}>
                    <Icon name="trash" />
                    Discard
                  </Button>
                </div>
              )}
            </div>
          </div>
          {children}
          {note !== null && <p className="mt-3 text-sm text-on-night-2">{note}</p>}
        </>
      )}
      <EndsSoon voice={voice} />
      <p className="sr-only" role="status">
        {announcement(voice)}
      </p>
    </section>
  );
}

const isLost = (state: Voice['state']): boolean => state.kind === 'stopped' && state.reason === 'lost';

/** Shows the current state and the elapsed time. */
function StageLine({ voice: { state } }: { voice: Voice }) {
  const seconds =
    state.kind === 'recording' ? state.seconds : 'recording' in state ? state.recording.seconds : 0;
  return (
    <div className="mb-3 flex items-center justify-between">
      <span className="inline-flex items-center gap-2.25 font-semibold">
        {state.kind === 'recording' && <i className="size-2.5 rounded-full bg-live" aria-hidden="true" />}
        {LINES[state.kind]}
      </span>
      <span
        className="num font-display text-4xl leading-none font-extrabold tracking-[-0.02em]"
        role={state.kind === 'recording' ? 'timer' : undefined}
        aria-label={
          state.kind === 'recording'
            ? `Recording time ${spokenDuration(seconds)} of ${spokenDuration(RECORDING_LIMITS.maxSeconds)}`
            : undefined
        }
      >
        {minutesAndSeconds(seconds)}
        {state.kind !== 'processing' && (
          <small className="ms-2 font-sans text-sm font-medium tracking-normal text-on-night-2">
            {`of ${LIMIT}`}
          </small>
        )}
      </span>
    </div>
  );
}

const LINES: Readonly<Record<Voice['state']['kind'], string>> = {
  idle: 'Tap to record',
  starting: 'Allow the microphone',
  recording: 'Listening',
  stopped: 'One moment',
  processing: 'A few seconds',
  done: 'Tap to record',
  failed: '',
  refused: '',
};

function noteOf({ state, credits }: Voice): string | null {
  if (state.kind === 'recording') return "Stop when you're done. We start writing then.";
  if (state.kind === 'processing' || state.kind === 'stopped') {
    return 'A copy of your recording stays on this device. You can leave this page.';
  }
  const cost = recordingCost(credits);
  return credits?.unlimited === false
    ? `${cost} It's used when we start writing, and returned if that fails.`
    : cost;
}

/** Announces once that the limit is near. */
function EndsSoon({ voice: { state } }: { voice: Voice }) {
  const left = secondsLeft(state, RECORDING_LIMITS.maxSeconds);
  return (
    left !== null && (
      <p className="mt-4 flex flex-wrap items-center gap-x-3 rounded-lg bg-warn-soft px-4 py-3 text-warn">
        <Icon name="timer" className="icon" />
        <b className="num font-semibold">Stops in {minutesAndSeconds(left)}</b>
        <span className="text-sm">You can start another right after.</span>
      </p>
    )
  );
}

/** Returns the text that screen readers announce: state changes, but not the running time. */
function announcement({ state }: Voice): string {
  if (state.kind === 'recording') {
    return secondsLeft(state, RECORDING_LIMITS.maxSeconds) === null
      ? 'Listening'
      : 'The recording stops in 15 seconds.';
  }
  return state.kind === 'processing' ? 'Writing it down' : '';
}

const BARS = 12;
/** From this bar on, the level is too loud. */
const FIRST_LOUD_BAR = 11;

/** Shows the microphone's level as bars and words. */
function LevelMeter({ levels }: { levels: readonly number[] }) {
  const level = levels.at(-1) ?? 0;
  const lit = Math.round(level * BARS);
  const word = levelWord(levels);
  return (
    <span
      className="inline-flex items-center gap-2.5 text-sm font-semibold"
      role="meter"
      aria-label="Microphone level"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      aria-valuetext={word}
    >
      <span className="flex gap-[3px]" aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => (
          <i
            key={bar}
            className={clsx(
              'h-3.5 w-1.5 rounded-full',
              bar >= lit ? 'bg-on-night/22' : bar >= FIRST_LOUD_BAR ? 'bg-live' : 'bg-zest',
            )}
          />
        ))}
      </span>
      <span className="whitespace-nowrap" aria-hidden="true">
        {word}
      </span>
    </span>
  );
}

interface RecordButtonProps {
  phase: 'ready' | 'recording' | 'busy';
  onPress: () => void;
}

const LABELS = { ready: 'Start recording', recording: 'Stop recording', busy: 'Please wait' } as const;

/** One button for start and stop, so that the focus stays on it. */
function RecordButton({ phase, onPress }: RecordButtonProps) {
  const ring = clsx('absolute rounded-full bg-zest', phase === 'busy' && 'invisible');
  return (
    <div className="relative grid size-33 flex-none place-items-center">
      <span
        className={clsx(ring, 'inset-0 opacity-12', phase === 'recording' && 'motion-safe:animate-breathe')}
      />
      <span className={clsx(ring, 'inset-[11px] opacity-20')} />
      <button
        type="button"
        className={clsx(
          'relative z-(--z-raised) grid size-23 place-items-center rounded-full text-on-zest transition-transform duration-(--t-base) focus-visible:rounded-full',
          phase === 'busy' ? 'cursor-progress bg-stage-2' : 'bg-zest active:scale-94',
        )}
        aria-label={LABELS[phase]}
        aria-disabled={phase === 'busy' || undefined}
        onClick={phase === 'busy' ? undefined : onPress}
      >
        {phase === 'ready' && <Icon name="mic" className="size-8.5" />}
        {phase === 'recording' && <span className="size-7.5 rounded-[9px] bg-on-zest" />}
        {phase === 'busy' && (
          <span className="size-8.5 animate-spin rounded-full border-4 border-zest border-e-transparent" />
        )}
      </button>
    </div>
  );
}
