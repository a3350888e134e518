export const listOf = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Returns a set of the words in space-separated lists. */
export const setOf = (...words: string[]): ReadonlySet<string> => new Set(words.flatMap(listOf));

const VOWEL = /[aeiou]/;
/** Doubles the final consonant before an ending: "rip" becomes "ripp". */
function stemBeforeEnding(verb: string): string {
  if (verb.endsWith('e')) return verb.slice(0, -1);
  const [last = '', vowel = '', first = ''] = [...verb].toReversed();
  const doubles = /[bdgmnpt]/.test(last) && VOWEL.test(vowel) && !VOWEL.test(first) && verb.length <= 4;
  return doubles ? verb + last : verb;
}
/** Returns all forms of a verb: "Scratch, scratches, scratched, scratching". */
function formsOfVerb(verb: string): string[] {
  const stem = stemBeforeEnding(verb);
  const s = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [verb, s, `${stem}ed`, `${stem}ing`];
}

/** Returns all forms of regular verbs as one list. */
export const formsOf = (verbs: string): string => listOf(verbs).flatMap(formsOfVerb).join(' ');
