import { creditErrors } from '../../../paying/credits/contract/errors.ts';
import type { ThisBrowser } from './check/this-browser.ts';
import { helpText, voiceHelp } from './check/voice-help.ts';
import type { Refusal } from './recording/recorder-state.ts';
import type { NoRecognition } from './speech/speech-method.ts';

/** The specification's title for browsers that can neither record nor recognize speech. */
export const NOT_SUPPORTED = 'Voice Recording Not Supported';

interface Text {
  title: string;
  text: string;
}

const MICROPHONE: Text = { title: 'Recording Error', text: 'Could not access your microphone' };
const CANNOT_RECORD = "This browser can't record. Try Chrome or Edge, or type it.";
/** Chrome and Edge can record on every page with https. */
const CANNOT_RECORD_HERE = "This page can't record: it has no secure (https) address. Type it instead.";

/** Returns the toast text for a refusal. */
export function refusalText(reason: Refusal, browser: ThisBrowser, missing: NoRecognition): Text {
  switch (reason) {
    case 'unsupported':
      return {
        title: NOT_SUPPORTED,
        text: browser.name === 'other' ? CANNOT_RECORD : CANNOT_RECORD_HERE,
      };
    case 'no-recognition':
      return { title: NOT_SUPPORTED, text: helpText(voiceHelp(missing, browser)) };
    case 'offline':
      return { title: VOICE_INPUT_ERROR.title, text: OFFLINE };
    case 'other-tab':
      return { title: 'Recording Error', text: 'You are recording in another tab. Stop there first.' };
    default:
      return MICROPHONE;
  }
}

/** What to do about it, shown under the same title; absent where the toast says everything. */
export const REFUSAL_HELP: Readonly<Partial<Record<Refusal, string>>> = {
  denied: 'Could not access your microphone. Allow it in your browser’s site settings, then try again.',
  'no-device': 'Could not access your microphone. Connect one, then try again.',
  'other-tab': 'You are recording in another tab. Stop there first, then try again.',
};

export const NO_CREDITS: Text = {
  title: creditErrors.NO_CREDITS.title,
  text: creditErrors.NO_CREDITS.detail,
};

const OFFLINE = "You're offline. Check your connection and try again, or type it.";

/** The browser's recognition failed. */
export const VOICE_INPUT_ERROR: Text = {
  title: 'Voice Input Error',
  text: 'Please try again.',
};

export const NO_TRANSCRIPT: Text = {
  title: 'No Transcript',
  text: 'Please record and transcribe audio first',
};

/** Formats a confidence as "87% confidence"; undefined if unknown. */
export const confidencePercent = (confidence: number | null): string | undefined =>
  confidence === null ? undefined : `${Math.round(confidence * 100)}% confidence`;

/** Returns the color of a confidence: low values should be checked. */
export function confidenceTone(confidence: number): 'success' | 'plain' | 'warn' {
  const percent = Math.round(confidence * 100);
  if (percent >= 90) return 'success';
  return percent >= 70 ? 'plain' : 'warn';
}
