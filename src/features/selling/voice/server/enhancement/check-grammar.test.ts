import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCheckGrammar } from './check-grammar.ts';
import { fixGrammar } from './enhance-by-rules.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const PROGRAM = 'src/features/selling/voice/server/enhancement/grammar-process.ts';

test('Without the checker, rules add apostrophes, capitals and points (VOICE-24)', async () => {
  const fix = (text: string) => fixGrammar({ checkGrammar: () => Promise.resolve(null) }, text);
  expect(await fix('um its a desk and i dont need it')).toBe("It's a desk and I don't need it.");
  expect(await fix('Oak desk.\nasking 80')).toBe('Oak desk.\nAsking 80.');
});

test('A word without end is not sent to the checker, which cannot take it (VOICE-24)', async () => {
  const report = vi.fn();
  const check = createCheckGrammar(report, '/nowhere.ts');
  expect(await check('x'.repeat(5_000))).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('A checker that ends at once fails for nobody, and why it ended is reported (VOICE-24)', async () => {
  const report = vi.fn();
  const check = createCheckGrammar(report, '/nowhere.ts');
  expect(await Promise.all([check('a desk'), check('a lamp')])).toEqual([null, null]);
  expect(await check('a chair')).toBeNull();
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  const details = {
    code: 1,
    signal: null,
    output: expect.stringContaining("Cannot find module '/nowhere.ts'"),
  };
  expect(report).toHaveBeenCalledWith('grammar', 'crashed', details);
});

test('The checker works in a folder whose name has a space and a percent sign (VOICE-24)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'off hand 100%25 '));
  onTestFinished(() => rm(folder, { recursive: true }));
  // Node resolves symbolic links, so modules whose path matters must be copied.
  const modules = join(folder, 'node_modules');
  await cp(dirname(dirname(fileURLToPath(import.meta.resolve('harper.js')))), join(modules, 'harper.js'), {
    recursive: true,
    filter: (source) => !source.includes('Inlined'),
  });
  await cp(join(ROOT, 'src/platform/server'), join(folder, 'src/platform/server'), { recursive: true });
  const program = join(folder, PROGRAM);
  await cp(join(ROOT, PROGRAM), program);
  await symlink(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const report = vi.fn();
  const lints = await createCheckGrammar(report, program)('I could of sold it.');
  expect(report).not.toHaveBeenCalled();
  expect(lints?.map(({ kind }) => kind)).toContain('WordChoice');
});
