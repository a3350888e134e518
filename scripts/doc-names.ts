import { posix } from 'node:path';

/** What a document may name. */
export interface KnownNames {
  /** Files and folders, from the project's root. */
  paths: ReadonlySet<string>;
  /** Each path without its first folders: documents call `src/platform/server/log.ts` also `server/log.ts`. */
  pathEnds: ReadonlySet<string>;
  /** All words of the code and of file names. */
  words: ReadonlySet<string>;
  /** Scripts of package.json. */
  scripts: ReadonlySet<string>;
}

/** Collects what documents may name. Paths are from the project's root and use `/`. */
export function collectNames(
  paths: readonly string[],
  code: readonly string[],
  scripts: readonly string[],
): KnownNames {
  const ends = paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  });
  const words = [...paths, ...code].flatMap((text) => text.match(/\w+/g) ?? []);
  return {
    paths: new Set(paths),
    pathEnds: new Set(ends),
    words: new Set(words),
    scripts: new Set(scripts),
  };
}

const FILE = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|json|sql|css|md|txt|webp|ya?ml)$/;
const FOLDER = /^[\w-]+(?:\/[\w@.-]+)+$/;
/** camelCase, PascalCase, UPPER_CASE and snake_case. Other words may be plain English. */
const IDENTIFIER = /\b(?:[a-z0-9]+[A-Z]|[A-Z][a-z0-9]+[A-Z]|[A-Za-z][A-Za-z0-9]*_)\w*(?![\w…*])/g;

/**
 * Returns what a document names that does not exist: links, `npm run` scripts, and files, folders and identifiers in
 * backticks.
 * @param file The document's path from the project's root.
 */
export function findMissingNames(file: string, markdown: string, known: KnownNames): string[] {
  const besideFile = (path: string) => posix.join(posix.dirname(file), path);
  const isPath = (code: string) =>
    FILE.test(code) || (FOLDER.test(code) && known.pathEnds.has(code.slice(0, code.indexOf('/'))));

  const links = captured(markdown, /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g);
  const scripts = captured(markdown, /npm run ([\w:-]+)/g);
  const spans = captured(markdown.replace(/^```.*?^```/gms, ''), /`([^`\n]+)`/g).map((code) =>
    code.replace(/\/$/, ''),
  );
  return [
    ...links.filter((path) => !known.paths.has(besideFile(path))),
    ...scripts.filter((name) => !known.scripts.has(name)).map((name) => `npm run ${name}`),
    ...spans.filter(isPath).filter((path) => !known.pathEnds.has(path) && !known.paths.has(besideFile(path))),
    ...spans
      .filter((code) => !isPath(code))
      .flatMap((code) => code.match(IDENTIFIER) ?? [])
      .filter((word) => !known.words.has(word)),
  ];
}

const captured = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
