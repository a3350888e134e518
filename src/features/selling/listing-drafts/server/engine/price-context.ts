import type { Token } from '../../../../items/item-language/server/item-language.ts';
import { CUES, PAST_LINKS, PAST_WORDS, SOFTENERS, WEAK_CUES } from './price-words.ts';
import { isStop } from './read-text.ts';

/** Number of words before a number to examine. */
const MAX_WORDS_BEFORE = 7;

export interface Cue {
  /** Index of its first token. */
  from: number;
  /** Whether it is a strong cue, such as "asking". "For" is a weak one. */
  strong: boolean;
}

/** Returns the words before a number that announce a price; null if there are none. */
export function cueBefore(tokens: Token[], first: number): Cue | null {
  let i = first;
  for (let skipped = 0; skipped < 4 && i > 0; skipped += 1) {
    const cue = endsWith(CUES, tokens, i);
    if (cue > 0) return { from: i - cue, strong: true };
    const before = tokens[i - 1];
    const soft =
      (before?.kind === 'mark' && /[:=~,-]/.test(before.text)) ||
      (before?.kind === 'word' && SOFTENERS.has(before.text));
    if (!soft) break;
    i -= 1;
  }
  const weak = endsWith(WEAK_CUES, tokens, i);
  return weak > 0 ? { from: i - weak, strong: false } : null;
}

/** Whether words about the past, a shop or another cost come before the number, closer than any cue. */
export function isPast(tokens: Token[], first: number): boolean {
  for (let i = first - 1, seen = 0; i >= 0 && seen < MAX_WORDS_BEFORE; i -= 1) {
    const token = tokens[i];
    if (token === undefined || isStop(token)) return false;
    if (token.kind === 'number' || token.kind === 'currency' || token.text === ',') return false;
    if (token.kind === 'mark') continue;
    seen += 1;
    if (endsWith(PAST_WORDS, tokens, i + 1) > 0) {
      const free =
        tokens[i - 1]?.text === 'free' || tokens[i + 1]?.text === 'free' || tokens[i + 2]?.text === 'free';
      if (free && /^(?:delivery|shipping|postage)$/.test(token.text)) return false;
      // "Half off retail" is said of the price.
      if (token.text === 'retail' && /^(?:off|below|under)$/.test(tokens[i - 1]?.text ?? '')) return false;
      // In "flip it over", the number after it is not a limit.
      if (token.text === 'over' && /^(?:it|them)$/.test(tokens[i - 1]?.text ?? '')) return false;
      // "Over" and "up to" refer only to the number directly after them.
      return !(['over', 'to'].includes(token.text) && i < first - 2);
    }
    if (endsWith(CUES, tokens, i + 1) > 0 && !/^(?:price|for|at)$/.test(token.text)) return false;
    // Other words in between separate the two: "it was my grandma's, runs good, ninety".
    if (!PAST_LINKS.has(token.text)) return false;
  }
  return false;
}

/** Returns up to `most` consecutive words from a token. */
export function wordsFrom(tokens: Token[], from: number, most = 5): string[] {
  const contextWords: string[] = [];
  for (let i = from; contextWords.length < most; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') break;
    contextWords.push(token.text);
  }
  return contextWords;
}

/** Whether the list of words starts with a phrase of the set. */
export function startsWith(set: ReadonlySet<string>, list: string[]): boolean {
  for (let length = list.length; length > 0; length -= 1) {
    if (set.has(list.slice(0, length).join(' '))) return true;
  }
  return false;
}

/** Returns the word count of the longest phrase that ends before a token; 0 if none does. */
function endsWith(set: ReadonlySet<string>, tokens: Token[], before: number): number {
  let phrase = '';
  let longest = 0;
  for (let length = 1; length <= 5; length += 1) {
    const token = tokens[before - length];
    if (token?.kind !== 'word') break;
    phrase = phrase === '' ? token.text : `${token.text} ${phrase}`;
    if (set.has(phrase)) longest = length;
  }
  return longest;
}
