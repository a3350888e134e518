import { creditErrors } from '../../credits/contract/errors.ts';
import type { Refusal } from './recording/recorder-state.ts';

interface Text {
  title: string;
  text: string;
}

/** Why no recording could begin. */
export const REFUSALS: Readonly<Record<Refusal, Text>> = {
  unsupported: {
    title: 'Voice Recording Not Supported',
    text: "This browser can't record. Try Chrome or Edge, or type it.",
  },
  denied: { title: 'Recording Error', text: 'Could not access your microphone' },
  'no-device': { title: 'Recording Error', text: 'Could not access your microphone' },
  'other-tab': { title: 'Recording Error', text: 'You are recording in another tab. Stop there first.' },
};

/** What to do about it, under the same title. */
export const REFUSAL_HELP: Readonly<Record<Refusal, string>> = {
  unsupported: "This browser can't record. Try Chrome or Edge, or type it.",
  denied: 'Could not access your microphone. Allow it in your browser’s site settings, then try again.',
  'no-device': 'Could not access your microphone. Connect one, then try again.',
  'other-tab': 'You are recording in another tab. Stop there first, then try again.',
};

export const NO_CREDITS: Text = {
  title: creditErrors.NO_CREDITS.title,
  text: creditErrors.NO_CREDITS.detail,
};

/** The browser's own recognition gave up. */
export const VOICE_INPUT_ERROR: Text = {
  title: 'Voice Input Error',
  text: 'Please try again.',
};

export const NO_TRANSCRIPT: Text = {
  title: 'No Transcript',
  text: 'Please record and transcribe audio first',
};

/** As "87% confidence"; nothing if nobody says how sure the words are. */
export const confidencePercent = (confidence: number | null): string | undefined =>
  confidence === null ? undefined : `${Math.round(confidence * 100)}% confidence`;

/** Sure words need no look; unsure ones do. */
export function confidenceTone(confidence: number): 'success' | 'plain' | 'warn' {
  const percent = Math.round(confidence * 100);
  if (percent >= 90) return 'success';
  return percent >= 70 ? 'plain' : 'warn';
}
