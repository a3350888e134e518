/** A process that checks grammar; see `check-grammar.ts`. */
import { openAsBlob } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createBinaryModuleFromUrl, Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { HelperResponse, HelperRequest } from '../../../../../platform/server/on-demand-helper.ts';
import type { Correction, Lint } from './lint.ts';

const HOW: Readonly<Record<SuggestionKind, Correction['how']>> = {
  [SuggestionKind.Replace]: 'replace',
  [SuggestionKind.Remove]: 'remove',
  [SuggestionKind.InsertAfter]: 'insert after',
};

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The parent process has exited.
process.once('disconnect', () => process.exit());

// A panic message quotes the checked text. Logs only its first line, which contains the location.
const writeFirstLine = (message: unknown) =>
  void process.stderr.write(`${String(message).split('\n', 1)[0]}\n`);
Object.assign(console, { error: writeFirstLine });

// NOTE: harper.js takes the path of a file: URL as the file's name, which fails for a folder whose name has a space or
// another character that URLs encode. It loads other URLs as a browser does.
const wasm = await openAsBlob(fileURLToPath(slimBinary.url), { type: 'application/wasm' });
const binary = createBinaryModuleFromUrl(URL.createObjectURL(wasm), 'slim');
const linter = new LocalLinter({ binary, dialect: Dialect.American });

process.on('message', ({ id, order }: HelperRequest<string>) => {
  void lintsOf(order).then(
    (answer) => process.send?.({ id, answer } satisfies HelperResponse<Lint[]>),
    // After a panic its memory can't be trusted, so the process exits.
    (error: unknown) => {
      writeFirstLine(error);
      process.exit(1);
    },
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
