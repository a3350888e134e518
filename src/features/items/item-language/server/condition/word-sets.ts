export const listOf = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** The words of lists as a set. */
export const setOf = (...words: string[]): ReadonlySet<string> => new Set(words.flatMap(listOf));

const VOWEL = /[aeiou]/;
/** "rip" becomes "ripp" before an ending. */
function stemBeforeEnding(verb: string): string {
  if (verb.endsWith('e')) return verb.slice(0, -1);
  const [last = '', vowel = '', first = ''] = [...verb].toReversed();
  const doubles = /[bdgmnpt]/.test(last) && VOWEL.test(vowel) && !VOWEL.test(first) && verb.length <= 4;
  return doubles ? verb + last : verb;
}
/** "Scratch, scratches, scratched, scratching". */
function formsOfVerb(verb: string): string[] {
  const stem = stemBeforeEnding(verb);
  const s = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [verb, s, `${stem}ed`, `${stem}ing`];
}

/** All forms of regular verbs, as a list. */
export const formsOf = (verbs: string): string => listOf(verbs).flatMap(formsOfVerb).join(' ');
