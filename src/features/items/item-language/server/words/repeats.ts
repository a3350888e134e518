import { spokenNumber } from '../numbers/number-words.ts';
import { type Token, tokensOf } from '../numbers/tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words repeated on purpose or in names: "very very clean", "a yo yo". */
const MEANT_TWICE = words(
  `very really so super had that no yeah yes ha far many much long big little bye yo pom tom tao chow bora duran cha go can
  boo knock night choo dum mini ping ding hush tut aye wee please more again over never`,
);
/** Words before a year or model with a repeated number: "in twenty twenty", "a 911 911". */
const BEFORE_NAME = words('in since from year of a an the summer spring fall winter early late mid');
const MONEY = words('dollars dollar bucks buck quid euros grand each obo firm cash');
/** Short words that speakers repeat in a pause: "it's a, a kayak". */
const SMALL = words(
  `a an the i it its it's i'm and but my our to of in on is was with for we they this there's`,
);
/** Pronouns that can end one clause and start the next: "without it it folds". */
const PRONOUNS = words('it that you them her this');
const BEFORE_OBJECT =
  words(`with without for of on in to from about at by use used sell sold need want have had get got clean cleaned open opened
  tried bought love loved like keep kept take took for`);
/** Maximum words of a repetition. */
const MAX_REPEATED_WORDS = 3;

/**
 * Removes accidental repetitions: "the the drawer", "six and a half half carat", "two two hundred", "it's got it's
 * got". Intended ones stay, and so do repeated digits, except before dollars.
 */
export function withoutRepeats(text: string): string {
  const tokens = tokensOf(text.replaceAll('’', "'"));
  let result = '';
  let from = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const [first, again] = [tokens[index], tokens[againAt(tokens, index)]];
    if (first === undefined || again === undefined || first.start < from) continue;
    result += text.slice(from, first.start);
    from = again.start;
  }
  return result + text.slice(from);
}

/** Returns the index where words are repeated; -1 if they are not. */
function againAt(tokens: readonly Token[], start: number): number {
  for (let length = MAX_REPEATED_WORDS; length > 0; length -= 1) {
    const repeated = tokens.slice(start, start + length);
    const isPause = tokens[start + length]?.text === ',' && repeated.every(({ text }) => SMALL.has(text));
    const next = start + length + (isPause ? 1 : 0);
    // Names such as "3-3" and "tutu" are not repetitions.
    const isSame = repeated.every(({ kind, text }, index) => {
      const other = tokens[next + index];
      return (
        (kind === 'word' || kind === 'number') && other?.kind === kind && other.text === text && !other.glued
      );
    });
    if (isSame && isSlip(tokens, start, length)) return next;
  }
  return -1;
}

function isSlip(tokens: readonly Token[], index: number, length: number): boolean {
  const repeated = tokens.slice(index, index + length);
  if (repeated.some(({ text }) => MEANT_TWICE.has(text))) return false;
  if (
    length === 1 &&
    PRONOUNS.has(repeated[0]?.text ?? '') &&
    BEFORE_OBJECT.has(tokens[index - 1]?.text ?? '')
  )
    return false;
  const after = tokens[index + 2 * length];
  const isMoney = MONEY.has(after?.text ?? '');
  if (repeated.some(({ kind }) => kind === 'number'))
    return isMoney || repeated.some(({ kind }) => kind === 'word');
  const number = length === 1 ? spokenNumber([...tokens], index) : null;
  if (number === null || repeated[0]?.text === 'a') return true;
  // "Twenty twenty" is a year.
  const isYear = /^(?:nineteen|twenty)$/.test(repeated[0]?.text ?? '');
  return !isYear || isMoney || !BEFORE_NAME.has(tokens[index - 1]?.text ?? 'a');
}
