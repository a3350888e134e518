import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const TIME = /\b(\w+_at|\w+_until|\w+_end|at|since)["`)]*( (asc|desc))?( nulls (first|last))?$/;
const FILES = globSync('**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
/** What may follow an order in SQL, besides its closing parentheses. */
const AFTER_ORDER = /^(`| (limit|offset|on conflict|for (no key )?update)\b)/;
const NOTHING = /^(?!)/;

/** Returns the text from `start` until its parentheses end, or until a match of `end` outside parentheses. */
function textUntil(end: RegExp, source: string, start: number): string {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    const sign = source.charAt(index);
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && end.test(source.slice(index, index + 20)))) {
      return source.slice(start, index);
    }
  }
  return source.slice(start);
}

/** Returns the last column of each order in a source file, in SQL and in query builders. */
function lastColumns(source: string): string[] {
  const code = source.replace(/^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ');
  const written = [...code.matchAll(/(?<!within group \( ?)order by /g)].map(({ index }) =>
    textUntil(AFTER_ORDER, code, index + 'order by '.length).replace(/.*,/, ''),
  );
  const built = [...code.matchAll(/\.orderBy\(/g)].flatMap(({ index }) => {
    const call = textUntil(NOTHING, code, index + '.orderBy('.length);
    const rest = code.slice(index + '.orderBy('.length + call.length + 1);
    return /^\s*\.orderBy\(/.test(rest)
      ? []
      : [call.replace(/, '(asc|desc)'$|,\s*$/, '').replaceAll("'", '')];
  });
  return [...written, ...built].map((column) => column.trim());
}

test('A page begins after the last row of the page before, also if others have its time', () => {
  const cursors = FILES.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
    const columns = [...code.matchAll(/comesAfter\('([^']*)', '([^']*)'/g)];
    return columns.map(([, time = '', id = '']) => ({ file, code, time, id }));
  });
  expect(cursors.length).toBeGreaterThan(8);
  for (const { file, code, time, id } of cursors) {
    expect(
      code.includes(`.orderBy('${time}', 'desc') .orderBy('${id}', 'desc')`) ||
        code.includes(`order by ${time} desc, ${id} desc`),
      file,
    ).toBe(true);
  }
});

test('The last column of an order is found in SQL and in query builders', () => {
  expect(
    lastColumns(
      "a.orderBy('at', 'desc').limit(1); b.orderBy('at').orderBy('id'); sql`(select 1 order by f(x, y), at limit 2) order by ${at}, id desc for update`",
    ),
  ).toEqual(['at', 'id desc', 'at', 'id']);
});

test('No list is ordered by a time alone: rows with the same time keep their order', () => {
  const ordered = FILES.flatMap((file) =>
    lastColumns(readFileSync(join(ROOT, file), 'utf8')).map((column) => ({ file, column })),
  );
  expect(ordered.length).toBeGreaterThan(200);
  expect(ordered.filter(({ column }) => TIME.test(column))).toEqual([]);
});
