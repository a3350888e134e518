import type { Token } from '../../../../items/item-language/server/item-language.ts';

/** Words that follow one another from a token on, at most so many. */
export function wordsFrom(tokens: Token[], from: number, most = 5): string[] {
  const found: string[] = [];
  for (let i = from; found.length < most; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') break;
    found.push(token.text);
  }
  return found;
}

/** Whether a phrase of the set starts the list of words. */
export function startsWith(set: ReadonlySet<string>, list: string[]): boolean {
  for (let length = list.length; length > 0; length -= 1) {
    if (set.has(list.slice(0, length).join(' '))) return true;
  }
  return false;
}

/** How many words the longest phrase of the set has that ends right before a token; 0 without one. */
export function endsWith(set: ReadonlySet<string>, tokens: Token[], before: number): number {
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
