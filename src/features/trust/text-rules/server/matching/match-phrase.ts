import { type Piece, SIGN_LETTERS } from './fold-text.ts';

/** A word or phrase of a rule, compiled. */
export interface Phrase {
  /** As the operator wrote it. */
  words: string;
  /** Folded letters and digits without separators. */
  letters: string;
  /** Positions in `letters` where a new word starts. */
  breaks: ReadonlySet<number>;
  evasions: Evasions;
}

/** Which ways to hide a word are seen through. */
export interface Evasions {
  /** Spaces and dots between letters. */
  separators: boolean;
  /** Digits and signs in place of letters, and repeated letters. */
  lookAlikes: boolean;
}

/** Digits that stand for letters. */
const DIGIT_LETTERS = new Map([
  ['0', 'o'],
  ['1', 'il'],
  ['2', 'z'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
]);

/** Look-alikes have one key, so that the trie finds candidates whichever of them a text has. */
const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    l: 'i',
    '1': 'i',
    '!': 'i',
    '|': 'i',
    '£': 'i',
    '0': 'o',
    '2': 'z',
    '3': 'e',
    '€': 'e',
    '4': 'a',
    '@': 'a',
    '5': 's',
    $: 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
  }),
);
export const keyOf = (letter: string): string => KEYS.get(letter) ?? letter;

/** Shorter words are only found as they are written: too many codes and sizes look like them. */
const MIN_LETTERS_FOR_LOOK_ALIKES = 4;
/** Words of this length may have any letter twice. In shorter ones, a letter counts as repeated from three on. */
const MIN_LONG = 6;
/** A longer part of a word beside a space needs a word of this length. "p istol" is a trick, "a cid" is not. */
const MIN_LETTERS_FOR_PARTS = 5;
/** The largest part of a word that can be digits and signs. */
const MAX_LOOK_ALIKE_SHARE = 0.6;

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';
const standsFor = (sign: string): string => DIGIT_LETTERS.get(sign) ?? SIGN_LETTERS.get(sign) ?? '';

/**
 * Whether consecutive pieces of a text say a phrase. The states are the numbers of letters read so far, as in a
 * nondeterministic automaton, so the time is linear in the length of the pieces.
 */
export function saysPhrase(pieces: readonly Piece[], { letters, breaks, evasions }: Phrase): boolean {
  const text = pieces.map((piece) => piece.letters).join('');
  if (text.length < letters.length) return false;
  const hasLookAlikes = evasions.lookAlikes && letters.length >= MIN_LETTERS_FOR_LOOK_ALIKES;
  const isLong = letters.length >= MIN_LONG;
  let states = new Set([0]);
  let index = 0;
  let lookAlikes = 0;
  for (const [number, piece] of pieces.entries()) {
    if (number > 0) {
      const isFree = evasions.separators && maySpread(pieces[number - 1], piece, letters.length);
      states = new Set(
        [...states].filter((state) => isFree || (breaks.has(state) && piece.joint !== 'stop')),
      );
    }
    for (const [offset, letter] of [...piece.letters].entries()) {
      const isSame = (wanted: string | undefined): boolean =>
        wanted !== undefined &&
        (letter === wanted || (hasLookAlikes && !isDigit(wanted) && standsFor(letter).includes(wanted)));
      const isRepeated =
        evasions.lookAlikes &&
        !isDigit(letter) &&
        (isLong || isThird(text, index) || isThird(text, index + 1) || isThird(text, index + 2));
      const next = new Set<number>();
      for (const state of states) {
        // A word can't start in the middle of a piece where digits are involved: "11" is not "1:1".
        const runsOn = offset > 0 && breaks.has(state);
        const isClosed =
          runsOn &&
          (!evasions.separators || isDigit(letters[state] ?? '') || isDigit(letters[state - 1] ?? ''));
        if (isSame(letters[state]) && !isClosed) next.add(state + 1);
        if (isRepeated && offset > 0 && state > 0 && isSame(letters[state - 1])) next.add(state);
      }
      if (next.size === 0) return false;
      if (isDigit(letter) ? !letters.includes(letter) : piece.isSign) lookAlikes += 1;
      states = next;
      index += 1;
    }
  }
  return states.has(letters.length) && lookAlikes <= text.length * MAX_LOOK_ALIKE_SHARE;
}

const isThird = (text: string, index: number): boolean =>
  index >= 2 && text[index] === text[index - 1] && text[index] === text[index - 2];

/** Whether a separator between two pieces can be inside a word. */
function maySpread(before: Piece | undefined, piece: Piece, length: number): boolean {
  if (piece.joint === 'none') return true;
  const sizes = [before?.letters.length ?? 0, piece.letters.length];
  if (piece.joint === 'tight') return length >= MIN_LETTERS_FOR_LOOK_ALIKES || Math.max(...sizes) === 1;
  if (piece.joint === 'space')
    return (length >= MIN_LETTERS_FOR_PARTS ? Math.min(...sizes) : Math.max(...sizes)) === 1;
  return piece.joint === 'stop' && Math.max(...sizes) === 1;
}
