import type { Recording } from './recording.ts';

/** Why nothing could be recorded. */
export type Refusal =
  | 'unsupported'
  | 'denied'
  | 'no-device'
  | 'other-tab'
  /** The browser's speech service is out of reach or turned off. */
  | 'no-recognition'
  /** The same for lack of a connection. */
  | 'offline';

/** What ended a recording. */
export type StopReason = 'pressed' | 'limit' | 'lost';

export type ProcessingStep = 'transcribe' | 'generate';

/** Why there are no words of a recording, and what to do. */
export interface Failure {
  title: string;
  detail: string;
  /** Sending the same recording again may help. */
  retry: boolean;
}

export type RecorderState =
  | { kind: 'idle' }
  /** The browser asks for the microphone. */
  | { kind: 'starting' }
  | { kind: 'recording'; seconds: number }
  | { kind: 'stopped'; recording: Recording; reason: StopReason }
  | { kind: 'processing'; recording: Recording; step: ProcessingStep }
  | { kind: 'done'; recording: Recording }
  | { kind: 'failed'; recording: Recording; failure: Failure }
  | { kind: 'refused'; reason: Refusal };

export type RecorderEvent =
  | { type: 'record' }
  | { type: 'refused'; reason: Refusal }
  | { type: 'started' }
  | { type: 'time'; seconds: number }
  | { type: 'stopped'; recording: Recording; reason: StopReason }
  /** A recording of an earlier visit is taken up again. */
  | { type: 'resumed'; recording: Recording }
  | { type: 'processing'; step: ProcessingStep }
  | { type: 'done' }
  | { type: 'failed'; failure: Failure }
  | { type: 'reset' };

/** The next state; an event that does not fit the state, such as a late answer, changes nothing. */
export function nextState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'record':
      return canRecord(state) ? { kind: 'starting' } : state;
    case 'refused':
      return state.kind === 'starting' || state.kind === 'recording'
        ? { kind: 'refused', reason: event.reason }
        : state;
    case 'started':
      return state.kind === 'starting' ? { kind: 'recording', seconds: 0 } : state;
    case 'time':
      return state.kind === 'recording' && event.seconds !== state.seconds
        ? { kind: 'recording', seconds: event.seconds }
        : state;
    case 'stopped':
      return state.kind === 'recording'
        ? { kind: 'stopped', recording: event.recording, reason: event.reason }
        : state;
    case 'resumed':
      return canRecord(state) ? { kind: 'stopped', recording: event.recording, reason: 'pressed' } : state;
    case 'processing':
      return state.kind === 'stopped' || state.kind === 'failed' || state.kind === 'processing'
        ? { kind: 'processing', recording: state.recording, step: event.step }
        : state;
    case 'done':
      return state.kind === 'processing' ? { kind: 'done', recording: state.recording } : state;
    case 'failed':
      return state.kind === 'processing'
        ? { kind: 'failed', recording: state.recording, failure: event.failure }
        : state;
    case 'reset':
      return { kind: 'idle' };
  }
}

/** Whether a press on record begins a new recording. */
export const canRecord = ({ kind }: RecorderState): boolean =>
  kind !== 'starting' && kind !== 'recording' && kind !== 'processing';

/** Seconds before the limit at which a person is warned. */
const WARNED_SECONDS = 15;

/** The seconds left, once there are few; null before. */
export function secondsLeft(state: RecorderState, limitSeconds: number): number | null {
  if (state.kind !== 'recording') return null;
  const left = limitSeconds - state.seconds;
  return left <= WARNED_SECONDS ? Math.max(0, left) : null;
}
