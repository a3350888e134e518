import type { Credits } from '../../../credits/contract/credits.ts';
import type { NoRecognition, SpeechSupport, SpeechWay } from '../speech/speech-way.ts';

/** Whether a microphone can be used, as far as the browser tells before it is opened. */
export type MicrophoneAccess = 'usable' | 'unsupported' | 'denied' | 'no-device';

/** The one thing to show in place of the recorder, or that it is ready. */
export type VoiceCheck =
  /** Not everything is known yet; shown as if it were ready, but quietly. */
  | { kind: 'checking' }
  /** Visitors and guests have no credits. */
  | { kind: 'sign-in' }
  /** A plan is what is missing: there is no free recording left. */
  | { kind: 'premium' }
  | { kind: 'no-credits'; credits: Credits }
  | { kind: 'no-microphone'; reason: Exclude<MicrophoneAccess, 'usable'> }
  /** Neither the site nor this browser turns speech into text. A plan or credits would not change that. */
  | { kind: 'no-recognition'; missing: NoRecognition }
  /** `fills` says what the words become: a listing with a plan, else text for the form, which is free to fill in. */
  | { kind: 'ready'; way: Exclude<SpeechWay, 'none'>; fills: 'listing' | 'words' };

export interface VoiceFacts {
  isMember: boolean;
  /** The member's plan turns voice into listings. */
  hasPlan: boolean;
  /** Null until they are loaded, and where they can't be: then the server decides. */
  credits: Credits | null;
  /** Null until they are known. */
  microphone: MicrophoneAccess | null;
  speech: SpeechSupport | null;
}

/**
 * Checks plan, credits, microphone and recognition, in this order, before anything is recorded or sold. Signing in, a
 * plan and credits are offered only where voice works then: what no purchase changes comes first.
 */
export function voiceCheck({ isMember, hasPlan, credits, microphone, speech }: VoiceFacts): VoiceCheck {
  if (microphone === null || speech === null) return { kind: 'checking' };
  if (speech.way === 'none') return { kind: 'no-recognition', missing: speech.missing ?? 'absent' };
  // Recognition that opens the microphone by itself needs no recorder.
  const blocked = microphone === 'unsupported' && !speech.records ? 'usable' : microphone;
  if (blocked === 'unsupported') return { kind: 'no-microphone', reason: blocked };
  if (!isMember) return { kind: 'sign-in' };
  const isSpent = credits !== null && !credits.unlimited && credits.available === 0;
  if (isSpent) return hasPlan ? { kind: 'no-credits', credits } : { kind: 'premium' };
  if (blocked !== 'usable') return { kind: 'no-microphone', reason: blocked };
  return { kind: 'ready', way: speech.way, fills: hasPlan ? 'listing' : 'words' };
}

/** Whether something is to be said in place of the recorder. */
export const isBlocked = ({ kind }: VoiceCheck): boolean =>
  kind === 'premium' || kind === 'no-credits' || kind === 'no-microphone' || kind === 'no-recognition';

/** Whether voice that is paid for could be used in this browser. Nothing is sold where it could not. */
export const isWorthBuying = (check: VoiceCheck): boolean =>
  check.kind !== 'no-recognition' && !(check.kind === 'no-microphone' && check.reason === 'unsupported');
