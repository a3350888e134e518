import type { Recording } from './recording.ts';

/** Why recording was not possible. */
export type Refusal =
  | 'unsupported'
  | 'denied'
  | 'no-device'
  | 'other-tab'
  /** The browser's speech service is unreachable or turned off. */
  | 'no-recognition'
  /** The speech service is unreachable because there is no connection. */
  | 'offline';

/** Why a recording ended. */
export type StopReason = 'pressed' | 'limit' | 'lost';

export type ProcessingStep = 'transcribe' | 'generate';

/** Why a recording has no transcript, and what to do. */
export interface Failure {
  title: string;
  detail: string;
  /** Whether sending the same recording again may help. */
  retry: boolean;
}

export type RecorderState =
  | { kind: 'idle' }
  /** The browser is asking for permission. */
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
  /** A recording of an earlier visit is opened. */
  | { type: 'resumed'; recording: Recording }
  | { type: 'processing'; step: ProcessingStep }
  | { type: 'done' }
  | { type: 'failed'; failure: Failure }
  | { type: 'reset' };

/** Returns the next state. Events that don't fit the state, such as a late response, change nothing. */
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

/** Whether pressing record starts a new recording. */
export const canRecord = ({ kind }: RecorderState): boolean =>
  kind !== 'starting' && kind !== 'recording' && kind !== 'processing';

/** Seconds before the limit at which a warning appears. */
const WARNING_SECONDS = 15;

/** Returns the remaining seconds near the limit; null before. */
export function secondsLeft(state: RecorderState, limitSeconds: number): number | null {
  if (state.kind !== 'recording') return null;
  const left = limitSeconds - state.seconds;
  return left <= WARNING_SECONDS ? Math.max(0, left) : null;
}
