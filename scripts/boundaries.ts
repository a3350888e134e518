import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

/** What `.dependency-cruiser.mjs` exports. */
export interface Boundaries {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions;
}

export interface BrokenRule {
  rule: string;
  /** The file that breaks it. */
  file: string;
}

/**
 * Returns the rules that sources break, for tests of the rules and of generated code. Several files at once cost the
 * same as one: each run checks that no expression of the rules takes too long.
 * @param root An empty folder, or one with the sources; what they import is written there as empty files.
 * @param sources Text of each file by its path from `root`.
 */
export async function brokenRules(
  root: string,
  sources: ReadonlyMap<string, string>,
  { forbidden, options }: Boundaries,
): Promise<BrokenRule[]> {
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of sources) {
    for (const [, path = ''] of text.matchAll(/'(\.{1,2}\/[^']+)'/g)) {
      const target = posix.join(posix.dirname(file), path);
      if (!sources.has(target)) await write(join(root, target), '');
    }
    await write(join(root, file), text);
  }
  const { output } = await cruise(['src'], {
    ...options,
    baseDir: root,
    preserveSymlinks: true,
    validate: true,
    ruleSet: { forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({
    rule: rule.name,
    file: from,
  }));
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
