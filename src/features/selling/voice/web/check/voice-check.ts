import type { Credits } from '../../../../paying/credits/contract/credits.ts';
import type { NoRecognition, SpeechMethod, SpeechSupport } from '../speech/speech-method.ts';

/** Whether a microphone is usable, as far as the browser reveals before it is opened. */
export type MicrophoneAccess = 'usable' | 'unsupported' | 'denied' | 'no-device';

/** What to show in place of the recorder, or that it is ready. */
export type VoiceCheck =
  /** Still loading; shown like ready, without announcements. */
  | { kind: 'checking' }
  /** Visitors and guests have no credits. */
  | { kind: 'sign-in' }
  /** The viewer needs a plan, because no free recording is left. */
  | { kind: 'premium' }
  | { kind: 'no-credits'; credits: Credits }
  | { kind: 'no-microphone'; reason: Exclude<MicrophoneAccess, 'usable'> }
  /** Neither the site nor this browser has speech recognition. A plan or credits would not help. */
  | { kind: 'no-recognition'; missing: NoRecognition }
  /**
   * `fills` says what the words become: a listing with a plan, otherwise text for the form, which is free.
   */
  | { kind: 'ready'; method: Exclude<SpeechMethod, 'none'>; fills: 'listing' | 'words' };

export interface VoiceFacts {
  isMember: boolean;
  /** The member's plan includes voice to listing. */
  hasPlan: boolean;
  /** Null until loaded, or if that failed: then the server decides. */
  credits: Credits | null;
  /** Null until known. */
  microphone: MicrophoneAccess | null;
  speech: SpeechSupport | null;
}

/**
 * Checks plan, credits, microphone and recognition before anything is recorded or sold. Problems that no
 * purchase solves come first: logging in, a plan or credits are offered only where voice would then work.
 */
export function voiceCheck({ isMember, hasPlan, credits, microphone, speech }: VoiceFacts): VoiceCheck {
  if (microphone === null || speech === null) return { kind: 'checking' };
  if (speech.method === 'none') return { kind: 'no-recognition', missing: speech.missing ?? 'absent' };
  // Recognition that opens the microphone itself doesn't need the recorder.
  const blocked = microphone === 'unsupported' && !speech.records ? 'usable' : microphone;
  if (blocked === 'unsupported') return { kind: 'no-microphone', reason: blocked };
  if (!isMember) return { kind: 'sign-in' };
  const isSpent = credits !== null && !credits.unlimited && credits.available === 0;
  if (isSpent) return hasPlan ? { kind: 'no-credits', credits } : { kind: 'premium' };
  if (blocked !== 'usable') return { kind: 'no-microphone', reason: blocked };
  return { kind: 'ready', method: speech.method, fills: hasPlan ? 'listing' : 'words' };
}

/** Whether a notice replaces the recorder. */
export const isBlocked = ({ kind }: VoiceCheck): boolean =>
  kind === 'premium' || kind === 'no-credits' || kind === 'no-microphone' || kind === 'no-recognition';

/** Whether paid voice would work in this browser. Otherwise nothing is sold. */
export const isWorthBuying = (check: VoiceCheck): boolean =>
  check.kind !== 'no-recognition' && !(check.kind === 'no-microphone' && check.reason === 'unsupported');
