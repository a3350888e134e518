/** A process that checks grammar; see `check-grammar.ts`. */
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBinaryModuleFromUrl, Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { answerRequests } from '../../../../../platform/server/answer-requests.ts';
import type { Correction, Lint } from './lint.ts';

const HOW: Readonly<Record<SuggestionKind, Correction['how']>> = {
  [SuggestionKind.Replace]: 'replace',
  [SuggestionKind.Remove]: 'remove',
  [SuggestionKind.InsertAfter]: 'insert after',
};

// A panic message quotes the checked text. Logs only its first line, which contains the location.
const writeFirstLine = (message: unknown) =>
  void process.stderr.write(`${String(message).split('\n', 1)[0]}\n`);
Object.assign(console, { error: writeFirstLine });

// NOTE: harper.js takes the path of a file: URL as the file's name, which fails for a folder whose name has a space or
// another character that URLs encode. It loads other URLs as a browser does.
async function createLinter(): Promise<LocalLinter> {
  const wasm = await openAsBlob(fileURLToPath(slimBinary.url), { type: 'application/wasm' });
  const binary = createBinaryModuleFromUrl(URL.createObjectURL(wasm), 'slim');
  return new LocalLinter({ binary, dialect: Dialect.American });
}

// Requests that arrive meanwhile are answered when it is ready.
const linter = createLinter();

answerRequests(lintsOf, writeFirstLine);

async function lintsOf(text: string): Promise<Lint[]> {
  const lints = await (await linter).lint(text, { language: 'plaintext' });
  return lints.map((lint) => {
    const { start, end } = lint.span();
    const corrections = lint
      .suggestions()
      .map((suggestion) => ({ how: HOW[suggestion.kind()], text: suggestion.get_replacement_text() }));
    return { start, end, kind: lint.lint_kind(), corrections };
  });
}
