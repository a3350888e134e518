import type { NoRecognition } from '../speech/speech-method.ts';
import type { ThisBrowser } from './this-browser.ts';

/** Alternatives where speech can't be recognized, best one first. */
export interface VoiceHelp {
  /** The reason. */
  reason: string;
  /** How to dictate into a text field; null if the system can't. */
  keyboard: string | null;
  /** A browser that could do it; null if no other one could. */
  browser: string | null;
}

const REASONS: Readonly<Record<NoRecognition, string>> = {
  absent: "This browser can't turn speech into text, and this site has no speech service of its own.",
  unreachable:
    "This browser can't reach its speech service right now, and this site has no speech service of its own.",
  'turned-off':
    "This browser's speech recognition is turned off, and this site has no speech service of its own.",
};

const KEYBOARDS: Readonly<Record<ThisBrowser['system'], string | null>> = {
  android: 'Tap the text line and use the microphone on your keyboard.',
  ios: 'Tap the text line and use the microphone on your keyboard.',
  windows: 'Click the text line and press Windows + H to dictate.',
  mac: 'Click the text line and choose Edit, then Start Dictation.',
  other: null,
};

const BROWSERS: Readonly<Record<ThisBrowser['name'], string>> = {
  Chrome: 'Or open this page in Edge.',
  Edge: 'Or open this page in Chrome.',
  other: 'Or open this page in Chrome or Edge.',
};

/** Returns what helps in this browser. Never recommends the browser in use. */
export function voiceHelp(missing: NoRecognition, { name, system }: ThisBrowser): VoiceHelp {
  return {
    reason: REASONS[missing],
    keyboard: KEYBOARDS[system],
    // All browsers on iPhones and iPads use Safari's engine.
    browser: system === 'ios' ? null : BROWSERS[name],
  };
}

/** Formats the help as sentences. */
export function helpText({ reason, keyboard, browser }: VoiceHelp): string {
  const options = [keyboard, browser].filter((option) => option !== null);
  const [first = 'Type it instead.', ...others] = options;
  return [reason, keyboard === null ? first.replace(/^Or o/, 'O') : first, ...others].join(' ');
}
