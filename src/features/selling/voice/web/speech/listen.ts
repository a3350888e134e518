import type { Listener } from '../recording/recorder.ts';
import type { Recognized } from '../recording/recording.ts';
import type {
  RecognitionError,
  RecognitionResults,
  SpeechRecognitionClass,
  SpeechRecognitionLike,
} from './speech-recognition.ts';

/** Brand names that sellers mention and that speech recognition often gets wrong. */
const BRAND_PHRASES = [
  'Adidas',
  'AirPods',
  'Bose',
  'Canon',
  'Carhartt',
  'Cuisinart',
  'DeWalt',
  'Dyson',
  'Epiphone',
  'Fender',
  'Fitbit',
  'Garmin',
  'Gibson',
  'GoPro',
  'Herman Miller',
  'IKEA',
  'Instant Pot',
  'iPad',
  'iPhone',
  'JBL',
  'Keurig',
  'KitchenAid',
  'Kindle',
  'Le Creuset',
  'Lego',
  'Lululemon',
  'MacBook',
  'Makita',
  'Milwaukee',
  'moka pot',
  'New Balance',
  'Nikon',
  'Nintendo Switch',
  'Nespresso',
  'Ninja',
  'Oculus',
  'Patagonia',
  'Peloton',
  'PlayStation',
  'Pokémon',
  'Roku',
  'Roomba',
  'Schwinn',
  'Seiko',
  'Shimano',
  'Sonos',
  'Stanley',
  'Technics',
  'ThinkPad',
  'Trek',
  'Vitamix',
  'Weber',
  'West Elm',
  'Xbox',
  'Yamaha',
  'Yeti',
] as const;

/** How long to wait for the last words after a recording, in milliseconds. */
const LAST_WORDS_TIMEOUT_MS = 4000;

/** The words so far. The tail may still change. */
export interface HeardWords {
  confirmed: string;
  tail: string;
}

interface FinalResult {
  text: string;
  confidence: number;
}

export interface ListenOptions {
  language: string;
  local: boolean;
  /** The browser's class for expected phrases; null if it has none. */
  Phrase: (new (phrase: string, boost?: number) => unknown) | null;
  onWords: (words: HeardWords) => void;
  /** Called with the browser's error code when recognition fails. */
  onError: (error: string) => void;
}

/** Recognizes speech during recording. Browsers stop after a while, so it is restarted. */
export function listenToSpeech(
  Recognition: SpeechRecognitionClass,
  track: MediaStreamTrack | null,
  options: ListenOptions,
): Listener | null {
  const finalResults: FinalResult[] = [];
  let tail = '';
  let over = false;
  let ended: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const recognition = setUp(new Recognition(), options);
  // Results of the current run. The browser repeats all of them in each event.
  let earlier = 0;

  recognition.addEventListener('result', (event) => {
    const { results } = event as RecognitionResults;
    finalResults.length = earlier;
    tail = '';
    for (const result of Array.from(results)) {
      const best = result[0];
      if (!best) continue;
      if (result.isFinal) addTo(finalResults, { text: best.transcript.trim(), confidence: best.confidence });
      else tail += best.transcript;
    }
    options.onWords({ confirmed: join(finalResults), tail: tail.trim() });
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as RecognitionError;
    // Silence and our own stop are not errors.
    if (error === 'no-speech' || error === 'aborted') return;
    if (error === 'phrases-not-supported') {
      // The run ends now and is restarted without phrases.
      recognition.phrases = [];
      return;
    }
    over = true;
    options.onError(error);
  });
  recognition.addEventListener('end', () => {
    earlier = finalResults.length;
    if (over || !begin(recognition, track)) ended();
  });

  if (!begin(recognition, track)) return null;
  return {
    soFar: () => wordsOf(finalResults, tail),
    async finish() {
      over = true;
      recognition.stop();
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, LAST_WORDS_TIMEOUT_MS))]);
      return wordsOf(finalResults, tail);
    },
    cancel() {
      over = true;
      recognition.abort();
    },
  };
}

function setUp(recognition: SpeechRecognitionLike, { language, local, Phrase }: ListenOptions) {
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (local) recognition.processLocally = true;
  if (Phrase && 'phrases' in recognition) {
    recognition.phrases = BRAND_PHRASES.map((phrase) => new Phrase(phrase, 3));
  }
  return recognition;
}

/**
 * Adds a final result. Chrome on Android repeats its last uncertain words at the start of each result, which
 * are replaced.
 */
function addTo(finalResults: FinalResult[], result: FinalResult): void {
  const last = finalResults.at(-1);
  const repeats = last?.confidence === 0 && result.text.toLowerCase().startsWith(last.text.toLowerCase());
  if (repeats) finalResults.pop();
  finalResults.push(result);
}

/** Older browsers ignore the track and open the microphone a second time. */
function begin(recognition: SpeechRecognitionLike, track: MediaStreamTrack | null): boolean {
  try {
    if (track === null) recognition.start();
    else recognition.start(track);
    return true;
  } catch {
    return false;
  }
}

const join = (parts: readonly FinalResult[]) => parts.map(({ text }) => text).join(' ');

/** Joins the recognized words. The confidence is weighted by the number of words. */
export function wordsOf(finalResults: readonly FinalResult[], tail: string): Recognized | null {
  const text = `${join(finalResults)} ${tail}`.trim();
  if (text === '') return null;
  let words = 0;
  let sum = 0;
  for (const { text: part, confidence } of finalResults) {
    const count = part.split(/\s+/).length;
    words += count;
    sum += count * confidence;
  }
  // Some browsers always return 0, which means nothing.
  return { text, confidence: sum > 0 ? Math.min(1, sum / words) : null };
}
