/** One letter, digit or sign of a text after folding, with where it is in the text. */
interface FoldedChar {
  letter: string;
  start: number;
  end: number;
}

/** How two pieces of a text are separated. */
type Joint =
  /** By nothing: a sign that can stand for a letter is a piece of its own. */
  | 'none'
  /** By dots, hyphens and the like. */
  | 'tight'
  /** By spaces. */
  | 'space'
  /** By a dot or colon with a space, which ends a phrase unless single letters are separated by it. */
  | 'stop'
  /** By what ends a phrase, such as a comma or a new line. */
  | 'break';

/** Letters and digits without anything between them. */
export interface Piece {
  letters: string;
  /** Index of its first letter in the folded text. */
  from: number;
  isSign: boolean;
  /** How it is separated from the piece before. */
  joint: Joint;
}

export interface FoldedText {
  original: string;
  /** Lowercase, without accents, look-alike letters of other alphabets and invisible characters. */
  folded: string;
  chars: readonly FoldedChar[];
  pieces: readonly Piece[];
}

/** Letters of other alphabets that look like Latin ones, in lower case. Unicode decomposes the rest. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    г: 'r',
    е: 'e',
    ё: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    п: 'n',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ь: 'b',
    ѕ: 's',
    і: 'i',
    ї: 'i',
    ј: 'j',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
    ӏ: 'l',
    ѵ: 'v',
    ɡ: 'g',
    α: 'a',
    β: 'b',
    γ: 'y',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ħ: 'h',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'p',
    ð: 'd',
    ꞁ: 'l',
    ⅼ: 'l',
  }),
);

/** Signs that stand for a letter between two letters. A "$" also does before one. */
export const SIGN_LETTERS = new Map([
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
  ['|', 'l'],
  ['€', 'e'],
  ['£', 'l'],
]);

const MARK = /\p{M}/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const WORD = /^[\p{L}\p{N}]$/u;
const TIGHT = /^[.\-_*'’`~:/+&·•‐‑–—=]$/u;
const SPACE = /^[^\S\n]$/u;

const ASCII_WORD = /^[a-z0-9]$/;
const isWord = (letter: string): boolean =>
  letter.length === 1 && letter < '\u0080' ? ASCII_WORD.test(letter) : WORD.test(letter);

/** Folds a text, so that different ways to write a word are the same, and splits it into pieces. */
export function foldText(original: string): FoldedText {
  const chars = foldChars(original);
  const folded = chars.map(({ letter }) => letter).join('');
  return { original, folded, chars, pieces: splitPieces(chars) };
}

function foldChars(text: string): FoldedChar[] {
  const chars: FoldedChar[] = [];
  let start = 0;
  for (const char of text) {
    const end = start + char.length;
    if (char < '\u0080') chars.push({ letter: char.toLowerCase(), start, end });
    else if (!INVISIBLE.test(char)) {
      const plain = char.normalize('NFKD').replace(MARK, '').toLowerCase();
      for (const plainChar of plain)
        for (const letter of LOOK_ALIKES.get(plainChar) ?? plainChar) chars.push({ letter, start, end });
    }
    start = end;
  }
  return chars;
}

function splitPieces(chars: readonly FoldedChar[]): Piece[] {
  const pieces: Piece[] = [];
  let joint: Joint = 'break';
  let open: Piece | null = null;
  let endsPhrase = false;
  const widen = (next: Joint): void => {
    open = null;
    if (next === 'break' || joint === 'break') joint = 'break';
    else if (next === 'space' && (joint === 'stop' || joint === 'tight'))
      joint = endsPhrase ? 'stop' : 'space';
    else if (joint === 'stop') joint = 'stop';
    else if (next === 'space' || joint === 'space') joint = 'space';
    else joint = next;
  };
  chars.forEach(({ letter }, index) => {
    if (isWord(letter)) {
      if (open === null) {
        open = { letters: '', from: index, isSign: false, joint };
        pieces.push(open);
        joint = 'none';
      }
      open.letters += letter;
      return;
    }
    const before = chars[index - 1]?.letter ?? '';
    const after = chars[index + 1]?.letter ?? '';
    const isWithin = isWord(before) || pieces.at(-1)?.from === index - 1;
    const isSign =
      SIGN_LETTERS.has(letter) && (isWord(after) || SIGN_LETTERS.has(after)) && (isWithin || letter === '$');
    if (isSign) {
      pieces.push({ letters: letter, from: index, isSign: true, joint });
      open = null;
      joint = 'none';
    } else if (SPACE.test(letter)) widen('space');
    else {
      endsPhrase = letter === '.' || letter === ':';
      widen(TIGHT.test(letter) ? 'tight' : 'break');
    }
  });
  return pieces;
}
