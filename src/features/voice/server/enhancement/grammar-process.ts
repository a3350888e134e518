/** A process that checks grammar; see `check-grammar.ts`. */
import { constants, setPriority } from 'node:os';
import { Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { GrammarAnswer, GrammarOrder } from './check-grammar.ts';
import type { Correction, Lint } from './lint.ts';

const HOW: Readonly<Record<SuggestionKind, Correction['how']>> = {
  [SuggestionKind.Replace]: 'replace',
  [SuggestionKind.Remove]: 'remove',
  [SuggestionKind.InsertAfter]: 'insert after',
};

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The parent is gone.
process.once('disconnect', () => process.exit());

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });

process.on('message', ({ id, text }: GrammarOrder) => {
  void lintsOf(text).then(
    (lints) => process.send?.({ id, lints } satisfies GrammarAnswer),
    // It cannot go on after a panic: its memory is not to be trusted.
    () => process.exit(1),
  );
});

async function lintsOf(text: string): Promise<Lint[]> {
  const found = await linter.lint(text, { language: 'plaintext' });
  return found.map((lint) => {
    const { start, end } = lint.span();
    const corrections = lint
      .suggestions()
      .map((suggestion) => ({ how: HOW[suggestion.kind()], text: suggestion.get_replacement_text() }));
    return { start, end, kind: lint.lint_kind(), corrections };
  });
}
