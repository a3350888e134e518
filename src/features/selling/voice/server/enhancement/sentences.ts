import { type Clause, clausesOfRun, isRun } from './clauses.ts';

/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION =
  /(?:\b(?:approx|incl|orig|ca|dr|mr|mrs|ms|st|vs|etc|no|vol|ft|in|lb|lbs|oz|e\.g|i\.e|a\.m|p\.m)|(?<=^|\s)(?<!\bsize )\p{L})\.$/iu;
const END = /[.!?…。！？؟۔]["')\]]*$/u;
/** Clauses joined by "and" or "but" form one sentence of at most this many words. */
const MAX_JOINED = 20;

/**
 * Splits a text into trimmed sentences. Long runs without punctuation are split where speech starts anew.
 * @param price In dollars, if known.
 */
export const sentencesOf = (text: string, price: number | null = null): string[] =>
  text
    .split('\n')
    .flatMap(splitAtPunctuation)
    .flatMap((sentence) => (isRun(sentence) ? joined(clausesOfRun(sentence, price)) : [sentence]));

/** Turns clauses into sentences. Short ones joined by "but" or "and" stay together. */
function joined(clauses: readonly Clause[]): string[] {
  const sentences: string[] = [];
  for (const { text, join } of clauses) {
    const before = sentences.at(-1);
    const isShort = before !== undefined && wordCount(before) + wordCount(text) <= MAX_JOINED;
    if (join === '' || !isShort) sentences.push(join === 'but' ? `${join} ${text}` : text);
    else sentences[sentences.length - 1] = `${before}, ${join} ${text}`;
  }
  return sentences;
}

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)?.length ?? 0;

function splitAtPunctuation(line: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of line.split(/(?<=[.!?…。！？؟۔]["')\]]*)\s+/u)) {
    open = open === '' ? part.trim() : `${open} ${part.trim()}`;
    if (ABBREVIATION.test(open)) continue;
    if (open !== '') sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

/** Formats a sentence: an initial capital, "I" as a word, and final punctuation. */
export function asSentence(text: string): string {
  const normalized = withoutAllCaps(text.trim())
    .replace(/[\s,;:–-]+$/u, '')
    .replace(/(?<![\p{L}\p{N}'.-])i(?=[\s,.!?]|$|'(?:m|ve|ll|d)\b)/gu, 'I');
  if (normalized === '') return '';
  // Other scripts have their own punctuation.
  const last = /\p{L}(?=[^\p{L}]*$)/u.exec(normalized)?.[0] ?? 'a';
  const isWhole = END.test(normalized) || !/\p{Script=Latin}/u.test(last);
  return capitalized(isWhole ? normalized : `${normalized}.`);
}

/** Capitalizes the first letter, except in names like "iPhone". */
export const capitalized = (text: string): string =>
  text.replace(
    /^(["'(]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en-US'),
  );

/** Lowercases a sentence written in capitals. Single words in capitals are names or sizes and stay. */
function withoutAllCaps(sentence: string): string {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  const isAllCaps = letters.length > 12 && capitals.length / letters.length > 0.7;
  return isAllCaps ? sentence.toLocaleLowerCase('en-US') : sentence;
}
