import { expect, test } from 'vitest';
import { type HeardWords, listenToSpeech, wordsOf } from './listen.ts';
import type { SpeechRecognitionClass } from './speech-recognition.ts';

/** A fake browser recognition that hears what the test says. */
class StandInRecognition extends EventTarget {
  static made: StandInRecognition[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  phrases: unknown[] = [];
  starts = 0;
  constructor() {
    super();
    StandInRecognition.made.push(this);
  }
  start() {
    this.starts += 1;
  }
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.dispatchEvent(new Event('end'));
  }
  hear(...results: [text: string, confidence: number, isFinal: boolean][]) {
    const list = results.map(([transcript, confidence, isFinal]) => ({
      isFinal,
      length: 1,
      0: { transcript, confidence },
    }));
    this.dispatchEvent(Object.assign(new Event('result'), { results: list }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
  }
}

class Phrase {
  readonly phrase: string;
  constructor(phrase: string) {
    this.phrase = phrase;
  }
}

function listen(local = false) {
  StandInRecognition.made = [];
  const words: HeardWords[] = [];
  const errors: string[] = [];
  const listener = listenToSpeech(
    StandInRecognition as unknown as SpeechRecognitionClass,
    {} as MediaStreamTrack,
    {
      language: 'en-US',
      local,
      Phrase,
      onWords: (recognized) => words.push(recognized),
      onError: (error) => errors.push(error),
    },
  );
  const [recognition] = StandInRecognition.made;
  if (!recognition || !listener) throw new Error('It does not listen.');
  return { recognition, listener, words, errors };
}

test('Words appear as they are said, and the final ones count', async () => {
  const { recognition, listener, words } = listen();
  recognition.hear(['oak desk', 0.9, true], ['eighty', 0.5, false]);
  expect(words).toEqual([{ confirmed: 'oak desk', tail: 'eighty' }]);
  recognition.hear(['oak desk', 0.9, true], [' eighty dollars', 0.7, true]);
  expect(await listener.finish()).toEqual({ text: 'oak desk eighty dollars', confidence: 0.8 });
});

test('A browser that stops listening in a pause is started again, and earlier words stay', async () => {
  const { recognition, listener } = listen();
  recognition.hear(['oak desk', 0.9, true]);
  recognition.fail('no-speech');
  recognition.dispatchEvent(new Event('end'));
  expect(recognition.starts).toBe(2);
  recognition.hear(['eighty dollars', 0.9, true]);
  expect(await listener.finish()).toMatchObject({ text: 'oak desk eighty dollars' });
  expect(recognition.starts).toBe(2);
});

test('Words that Chrome on Android repeats at the start of each result appear once', async () => {
  const { recognition, listener } = listen();
  recognition.hear(
    ['oak', 0, true],
    ['oak desk', 0, true],
    ['Oak desk eighty', 0.8, true],
    ['now', 0.8, true],
  );
  expect(await listener.finish()).toMatchObject({ text: 'Oak desk eighty now' });
});

test('The words so far are known before the end, so that a page that goes away can save them', () => {
  const { recognition, listener } = listen();
  expect(listener.soFar()).toBeNull();
  recognition.hear(['oak desk', 0.9, true], [' eighty', 0.5, false]);
  expect(listener.soFar()).toMatchObject({ text: 'oak desk  eighty' });
});

test('Recognition expects brand names, and stays on the device where it can', () => {
  const { recognition } = listen(true);
  expect(recognition).toMatchObject({ processLocally: true, continuous: true, interimResults: true });
  expect(recognition.phrases).toContainEqual(new Phrase('KitchenAid'));
  recognition.fail('phrases-not-supported');
  recognition.dispatchEvent(new Event('end'));
  expect(recognition).toMatchObject({ phrases: [], starts: 2 });
});

test('When recognition is not possible, it says so once and gives no words (VOICE-31)', async () => {
  const { recognition, listener, errors } = listen();
  recognition.fail('network');
  recognition.dispatchEvent(new Event('end'));
  expect(errors).toEqual(['network']);
  expect(recognition.starts).toBe(1);
  expect(await listener.finish()).toBe(null);
});

test('A confidence of zero says nothing, so none is shown', () => {
  expect(wordsOf([{ text: 'oak desk', confidence: 0 }], '')).toEqual({ text: 'oak desk', confidence: null });
  expect(wordsOf([], ' eighty')).toEqual({ text: 'eighty', confidence: null });
  expect(wordsOf([], ' ')).toBe(null);
});
