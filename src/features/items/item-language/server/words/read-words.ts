import { COUNTED_UNITS } from '../numbers/units.ts';
import { stem } from './stem.ts';

/** A word of a text. */
export interface Word {
  /** In lowercase, without accents and apostrophes. */
  word: string;
  /** The same for singular and plural. */
  key: string;
  /** The punctuation before it that ends a phrase; '' if there is none. */
  breakBefore: string;
  /** Whether a hyphen joins it to the previous word: "off-road". */
  isJoined: boolean;
}

const MAX_WORDS = 40;
const MAX_LETTERS = 400;
const ACCENTS = /\p{M}/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;
const PIECES = /\d+(?:[.,/]\d+)+["”]?|\d+["”]|[a-z0-9]+|\.{2,}|w\/|[&+,;:|/()[\]!?.~*-]|[^\p{ASCII}\s]+/gu;
/** Punctuation that never joins words, unlike hyphens and periods. */
const BREAKS = /^[,;:|()[\]!?~*]$/;

/** Returns the words of a title, or of the start of a longer text. "&" is read as "and". */
export function readWords(text: string): Word[] {
  let plain = text.slice(0, MAX_LETTERS);
  if (NOT_ASCII.test(plain)) plain = plain.normalize('NFD').replace(ACCENTS, '').replace(/[–—]/g, ' - ');
  plain = plain.toLowerCase().replace(/['’]/g, '').replaceAll('\n', ' | ');
  const words: Word[] = [];
  let breakBefore = '';
  let isJoined = false;
  for (const match of plain.matchAll(PIECES)) {
    const [piece] = match;
    const isSpacedBefore = match.index === 0 || plain[match.index - 1] === ' ';
    const isSpacedAfter = (plain[match.index + piece.length] ?? ' ') === ' ';
    if (BREAKS.test(piece) || piece.startsWith('..')) breakBefore = piece;
    else if (piece === '-') {
      isJoined = !isSpacedBefore && !isSpacedAfter;
      if (!isJoined) breakBefore = piece;
    } else if (piece === '.') breakBefore = isSpacedAfter ? piece : breakBefore;
    else if (words.length === MAX_WORDS) break;
    else {
      const isCounted = /^\d/.test(words.at(-1)?.word ?? '');
      const word =
        WORD_OF.get(piece) ?? inches(piece) ?? (isCounted ? COUNTED_UNITS.get(piece) : undefined) ?? piece;
      words.push({ word, key: stem(word), breakBefore, isJoined });
      breakBefore = '';
      isJoined = false;
    }
  }
  return words;
}

const WORD_OF: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['/', 'and'],
  ['w/', 'with'],
]);

/** Converts '24"' to "24in". */
const inches = (piece: string): string | undefined =>
  /["”]$/.test(piece) ? `${piece.slice(0, -1)}in` : undefined;
