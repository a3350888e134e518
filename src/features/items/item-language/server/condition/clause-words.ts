import { tokensOf } from '../numbers/tokens.ts';

const STOP = /[.!?;()[\]|•]/;
const COMMA = /[,:/]/;

/** Contractions that people type without an apostrophe. */
const UNMARKED: ReadonlyMap<string, string> = new Map(
  'does do is are was were has have had did ca wo would could should'
    .split(' ')
    .map((verb): [string, string] => [`${verb}nt`, `${verb}n't`]),
);
const NEGATED: ReadonlyMap<string, string> = new Map([
  ...'does do is are was were has have had did would could'
    .split(' ')
    .map((verb): [string, string] => [verb, `${verb}n't`]),
  ['will', "won't"],
  ['can', "can't"],
]);
/** The second part of compounds that name no damage: "rust-free", "stain-resistant". */
const ENDS_COMPOUND =
  /^(?:free|proof|resistant|less|guard|sniff|off|out|down|in|up|through|eaten|rot|tear|pixels?|fi|dead|c)$/;

const joined = (before: string | undefined, word: string): string | null => {
  if (word === 'not' && before !== undefined) return NEGATED.get(before) ?? null;
  return before === 'no' && word === 'longer' ? 'no-longer' : null;
};

/**
 * The lowercase words of a text and where its clauses start. "Does not" becomes "doesn't", and "no longer" one word.
 */
export class ClauseWords {
  readonly #words: string[] = [];
  /** The punctuation before each word: 0 for none, 1 if a list may continue after it, 2 if it ends a list. */
  readonly #breaks: (0 | 1 | 2)[] = [];
  readonly #offsets: number[] = [];

  constructor(text: string) {
    let end = 0;
    let next: 0 | 1 | 2 = 2;
    let isHyphenated = false;
    for (const token of tokensOf(text)) {
      if (text.slice(end, token.start).includes('\n')) next = 2;
      end = token.end;
      if (token.kind === 'mark' || token.kind === 'currency') {
        isHyphenated = token.text === '-' && token.glued && !/\s/.test(text[token.end] ?? ' ');
        if (STOP.test(token.text) || (token.text === '-' && !isHyphenated)) next = 2;
        else if (COMMA.test(token.text) && next < 2) next = 1;
        continue;
      }
      const before = next > 0 ? undefined : this.#words.at(-1);
      const word = token.text === 'cannot' ? "can't" : (UNMARKED.get(token.text) ?? token.text);
      const isCompound = isHyphenated && before !== undefined && ENDS_COMPOUND.test(word);
      const whole = isCompound ? `${before}-${word}` : joined(before, word);
      if (whole === null) {
        this.#words.push(word);
        this.#breaks.push(next);
        this.#offsets.push(token.start);
      } else this.#words[this.#words.length - 1] = whole;
      next = 0;
      isHyphenated = false;
    }
  }

  get length(): number {
    return this.#words.length;
  }

  /** Returns the word at an index; empty outside the text. */
  at(index: number): string {
    return this.#words[index] ?? '';
  }

  /** Returns the character offset of a word. */
  offset(index: number): number {
    return this.#offsets[index] ?? 0;
  }

  /** Whether a clause starts at a word, or the text has ended. */
  starts(index: number): boolean {
    return (this.#breaks[index] ?? 2) > 0;
  }

  /** Whether the punctuation before a word ends any list. */
  startsSentence(index: number): boolean {
    return this.#breaks[index] === 2;
  }

  /** Returns the next word of the clause; empty at its end. */
  after(index: number): string {
    return this.starts(index + 1) ? '' : this.at(index + 1);
  }

  /** Returns the previous word of the clause; empty at its start. */
  before(index: number): string {
    return this.starts(index) ? '' : this.at(index - 1);
  }
}
