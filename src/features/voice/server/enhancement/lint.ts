/** A mistake that the grammar checker found, in positions of the text. */
export interface Lint {
  start: number;
  end: number;
  /** The checker's name for the kind of mistake, such as 'Agreement'. */
  kind: string;
  /** Corrections, the likeliest first. */
  corrections: readonly Correction[];
}

export interface Correction {
  how: 'replace' | 'remove' | 'insert after';
  text: string;
}

/** Kinds that have one right answer. Style and wording stay the seller's own. */
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
  'Typo',
  'Usage',
  'WordChoice',
]);

/** Corrects the certain mistakes of a text; numbers and names are never changed. */
export function applyLints(text: string, lints: readonly Lint[]): string {
  let corrected = text;
  let before = Number.POSITIVE_INFINITY;
  // From the end, so that positions stay true.
  for (const lint of lints.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    const [correction] = lint.corrections;
    if (correction === undefined || lint.end > before) continue;
    const problem = text.slice(lint.start, lint.end);
    if (!isSafe(lint.kind, problem, correction)) continue;
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

function isSafe(kind: string, problem: string, { text }: Correction): boolean {
  if (/\d/.test(problem + text)) return false;
  // What a dictionary does not know may be a brand; only its apostrophe or a capital may be missing.
  if (kind === 'Spelling') return lettersOf(problem) === lettersOf(text) && problem !== text;
  if (!CERTAIN.has(kind)) return false;
  // Not more than a word: a longer one would be a sentence of its own.
  return countWords(text) <= countWords(problem) + 1;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
