/**
 * The used part of the browser's speech recognition (Web Speech API), which no type library fully covers yet.
 */
export interface SpeechRecognitionLike extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Only in browsers that can recognize speech on the device. */
  processLocally?: boolean;
  /** Expected phrases; only in some browsers. */
  phrases?: unknown[];
  start: (track?: MediaStreamTrack) => void;
  stop: () => void;
  abort: () => void;
}

interface LocalOptions {
  langs: string[];
  processLocally: true;
}

export interface SpeechRecognitionClass {
  new (): SpeechRecognitionLike;
  available?: (
    options: LocalOptions,
  ) => Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>;
  install?: (options: LocalOptions) => Promise<boolean>;
}

/** An event with the results so far. */
export interface RecognitionResults extends Event {
  results: ArrayLike<{
    isFinal: boolean;
    length: number;
    [index: number]: { transcript: string; confidence: number };
  }>;
}

export interface RecognitionError extends Event {
  error: string;
}

type PhraseClass = new (phrase: string, boost?: number) => unknown;

interface SpeechWindow {
  SpeechRecognition?: SpeechRecognitionClass;
  webkitSpeechRecognition?: SpeechRecognitionClass;
  SpeechRecognitionPhrase?: PhraseClass;
}

/** Returns the browser's recognition; null if it has none, as in Firefox. */
export function browserRecognition(): SpeechRecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

export const browserPhrases = (): PhraseClass | null =>
  (window as SpeechWindow).SpeechRecognitionPhrase ?? null;
