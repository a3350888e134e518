import type { Reading } from './amounts.ts';
import {
  ABOUT_AFTER,
  APPROXIMATE,
  CUES_BY_LAST_WORD,
  type CueKind,
  FILLERS,
  LEAD_LINKS,
  LEADS,
  MAX_AFTER,
  MIN_AFTER,
  NEGATION_LINKS,
  NEGATIONS,
  PRICE_AFTER,
  TAKES_BACK,
} from './limit-words.ts';
import { MAX_MODELS, NUMBERED_MODELS } from './measure-words.ts';

/** The words before a number that make it a limit. */
export interface Cue {
  kind: CueKind;
  /** Index of its first token including introductory words, and of the cue itself. */
  from: number;
  own: number;
  isStrict: boolean;
  /** Whether the limit is approximate: "up to about 200". */
  isAbout: boolean;
}

const MAX_FILLERS = 4;
const MAX_LINKS = 6;

/**
 * Reads the cue that ends before a token.
 * @param floor Index of the first token that may belong to it.
 */
export function cueBefore(reading: Reading, first: number, floor: number): Cue | null {
  const { words } = reading;
  let index = first - 1;
  let about: number | null = null;
  while (index >= floor && index >= first - MAX_FILLERS) {
    const word = words[index] ?? '';
    if (APPROXIMATE.has(word)) about = index;
    else if (!FILLERS.has(word)) break;
    index -= 1;
  }
  const led = phraseEndingAt(reading, index, floor);
  const isAbout = about !== null;
  if (led !== undefined && !(isAbout && led.kind === 'for'))
    return { ...turned(words, led.kind, index - led.words.length + 1, led.isStrict, floor), isAbout };
  if (about !== null) return turned(words, 'about', about, false, floor);
  // Some phrases end with a filler word: "upwards of".
  const direct = phraseEndingAt(reading, first - 1, floor);
  return direct === undefined
    ? null
    : turned(words, direct.kind, first - direct.words.length, direct.isStrict, floor);
}

function phraseEndingAt({ words, tokens }: Reading, lastIndex: number, floor: number) {
  const phrase = CUES_BY_LAST_WORD.get(words[lastIndex] ?? '')?.find(
    ({ words: cueWords }) =>
      lastIndex - cueWords.length + 1 >= floor &&
      cueWords.every((word, index) => words[lastIndex - cueWords.length + 1 + index] === word),
  );
  if (phrase === undefined || !phrase.words.includes('max')) return phrase;
  // "Max" is part of a model: "pro max 256", "m1 max", "iphone 13 max".
  const before = lastIndex - phrase.words.length;
  const isModel =
    MAX_MODELS.has(words[before] ?? '') ||
    (tokens[before]?.kind === 'number' &&
      (tokens[before].glued || NUMBERED_MODELS.has(words[before - 1] ?? '')));
  return isModel ? undefined : phrase;
}

/** Returns the cue with its introductory words, reversed if it is negated. */
function turned(
  words: readonly string[],
  kind: CueKind,
  cueStart: number,
  isStrict: boolean,
  floor: number,
): Cue {
  const negation = isStrict ? negationBefore(words, cueStart, floor) : null;
  if (negation === null)
    return { kind, from: leadOf(words, cueStart, floor), own: cueStart, isStrict, isAbout: false };
  const opposite = kind === 'max' ? 'min' : 'max';
  return {
    kind: opposite,
    from: leadOf(words, negation, floor),
    own: negation,
    isStrict: false,
    isAbout: false,
  };
}

function negationBefore(words: readonly string[], cueStart: number, floor: number): number | null {
  let negation: number | null = null;
  for (let index = cueStart - 1; index >= floor && index >= cueStart - MAX_LINKS; index -= 1) {
    const word = words[index] ?? '';
    if (NEGATIONS.has(word)) {
      // "No" corrects in "wait no under 500", and negates in "sorry no more than 500".
      if (
        word === 'no' &&
        index === cueStart - 1 &&
        TAKES_BACK.has(words[index - 1] ?? '') &&
        words[cueStart + 1] !== 'than'
      )
        break;
      negation = index;
    } else if (!NEGATION_LINKS.has(word)) break;
  }
  return negation;
}

/** Returns the index of the first introductory word of a cue: "with a budget of", "willing to pay". */
function leadOf(words: readonly string[], cueStart: number, floor: number): number {
  let from = cueStart;
  for (let index = cueStart - 1; index >= floor && index >= cueStart - MAX_LINKS; index -= 1) {
    const word = words[index] ?? '';
    if (LEADS.has(word)) from = index;
    else if (!LEAD_LINKS.has(word)) break;
  }
  return from;
}

/** The words after a number that make it a limit. */
export interface CueAfter {
  kind: 'max' | 'min' | 'about' | 'price';
  next: number;
}

/** Reads all limit words after a number: "or less", "max, or best offer". */
export function cueAfter({ words }: Reading, start: number): CueAfter | null {
  const [max, min] = [endOf(words, start, MAX_AFTER), endOf(words, start, MIN_AFTER)];
  const about = endOf(words, start, ABOUT_AFTER);
  const price = endOf(words, start, PRICE_AFTER);
  const next = Math.max(max, min, about, price);
  if (next === start) return null;
  const kind = next === max ? 'max' : next === about ? 'about' : next === min ? 'min' : 'price';
  const more =
    kind === 'min' ? next : Math.max(endOf(words, next, PRICE_AFTER), endOf(words, next, MAX_AFTER));
  return { kind: kind !== 'min' && endOf(words, next, MAX_AFTER) > next ? 'max' : kind, next: more };
}

/** Returns the end of the longest phrase that starts at a token, or `start` if none does. */
function endOf(words: readonly string[], start: number, phrases: readonly (readonly string[])[]): number {
  let end = start;
  for (const phrase of phrases) {
    if (start + phrase.length > end && phrase.every((word, index) => words[start + index] === word))
      end = start + phrase.length;
  }
  return end;
}
