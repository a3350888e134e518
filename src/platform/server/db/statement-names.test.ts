import { expect, test } from 'vitest';
import { countStatementNames, statementName } from './statement-names.ts';

test('Every statement has its own name, for any number of statements', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `select $1::int as number_${index}`);
  const names = texts.map((text) => statementName(text));
  expect(new Set(names).size).toBe(3000);
  expect(
    texts.map((text) => statementName(text)),
    'the same name each time',
  ).toEqual(names);
  expect(countStatementNames()).toBeLessThanOrEqual(2000);
});

test('A statement that is planned for its values has no name', () => {
  expect(statementName('select $1 /* planned for its values */')).toBeUndefined();
});
