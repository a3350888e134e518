import { RE2JS } from 're2js';

/** Returns whether a pattern matches, in time linear in the text. */
export type Pattern = RE2JS;

/** Instructions of the largest pattern: `\w{1,200}` needs thousands, and each costs time for each letter of a text. */
const MAX_PROGRAM_SIZE = 600;

/** What the engine calls a refused construct, and what the operator reads. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /\(\?[=!<]/,
    'Patterns can’t look ahead or behind, because that can take forever. Use the words around it instead.',
  ],
  [/escape sequence: `\\(?:[1-9]|k)/, 'Patterns can’t refer back to a group, because that can take forever.'],
  [
    /repeat|argument to repetition/i,
    'A repetition is too large, or repeats nothing. Repeat something at most 100 times.',
  ],
  [/closing \]|character class/i, 'Close each [ with a ], and write ranges upward, like a-z.'],
  [/closing \)|unexpected \)|missing \)/i, 'Close each ( with a ).'],
];

/**
 * Compiles a pattern for the linear-time engine RE2. It reads folded texts, which are in lower case.
 * @returns what is wrong with it, for the operator, if it can't be used.
 */
export function compilePattern(source: string): Pattern | { problem: string } {
  try {
    const pattern = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
    if (pattern.programSize() > MAX_PROGRAM_SIZE) {
      return { problem: 'This pattern is too large. Use shorter repetitions, or several patterns.' };
    }
    if (pattern.matcher('').find()) return { problem: 'This pattern matches every text, even an empty one.' };
    return pattern;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const known = REASONS.find(([reason]) => reason.test(message));
    return { problem: known?.[1] ?? 'This isn’t a valid pattern.' };
  }
}
