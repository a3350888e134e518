/** A mistake found by the grammar checker, with its offsets in the text. */
export interface Lint {
  start: number;
  end: number;
  /** The checker's name for the kind of mistake, such as 'Agreement'. */
  kind: string;
  /** Corrections, most likely first. */
  corrections: readonly Correction[];
}

export interface Correction {
  how: 'replace' | 'remove' | 'insert after';
  text: string;
}

/**
 * Kinds with only one right answer. Style and word choice stay the seller's own. "Typo" is left out, because it
 * splits names: "rock hopper".
 */
const CERTAIN: ReadonlySet<string> = new Set([
  'Agreement',
  'BoundaryError',
  'Capitalization',
  'Eggcorn',
  'Grammar',
  'Malapropism',
  'Miscellaneous',
  'Nonstandard',
  'Punctuation',
  'Repetition',
  'Usage',
  'WordChoice',
]);

/** Corrects the unambiguous mistakes of a text. Never changes numbers and names. */
export function applyLints(text: string, lints: readonly Lint[]): string {
  let corrected = text;
  let before = Number.POSITIVE_INFINITY;
  // Applied from the end, so that earlier offsets stay valid.
  for (const lint of lints.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    const [correction] = lint.corrections;
    if (correction === undefined || lint.end > before) continue;
    const problem = text.slice(lint.start, lint.end);
    if (!isSafe(lint.kind, problem, correction) || isShortClause(problem, text.slice(lint.end))) continue;
    const replacement =
      correction.how === 'replace'
        ? correction.text
        : correction.how === 'remove'
          ? ''
          : problem + correction.text;
    corrected = corrected.slice(0, lint.start) + replacement + corrected.slice(lint.end);
    before = lint.start;
  }
  return corrected.replace(/[^\S\n]{2,}/g, ' ').trim();
}

/** "It's walnut." is whole: "its" would need a verb. */
const isShortClause = (problem: string, rest: string): boolean =>
  /^it['’]s$/i.test(problem) && /^ \p{L}+[.!?]/u.test(rest);

function isSafe(kind: string, problem: string, { how, text }: Correction): boolean {
  if (/\d/.test(problem + text)) return false;
  const hasSameLetters = lettersOf(problem) === lettersOf(text);
  // A word missing from the dictionary may be a brand. Only apostrophes and capitals are corrected.
  if (kind === 'Spelling') return hasSameLetters && !/[- ]/.test(problem + text) && problem !== text;
  if (!CERTAIN.has(kind)) return false;
  // "a couple chairs", but "Acer Aspire" is a name.
  if (how === 'insert after') return text.trim() === 'of';
  // "The red one" is two words, and units in capitals are the seller's.
  if (hasSameLetters && countWords(text) < countWords(problem)) return false;
  if (/^\p{Lu}{2,}$/u.test(problem)) return false;
  // "I paid ninety for it new" is no slip for "knew".
  if (/^new$/i.test(problem)) return false;
  // At most one word longer: more would rewrite the sentence.
  return countWords(text) <= countWords(problem) + 1;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
