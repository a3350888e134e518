import { expect, test } from 'vitest';
import { readMigrations } from './read-migrations.ts';

/** Clauses after which statements of the previous release fail. */
const TAKES_AWAY =
  /\b(?:drop table|drop column|rename (?:to|column|constraint)|set not null|alter column \w+ type)\b/i;
const isNewDuty = (clause: string) =>
  /\badd column\b/i.test(clause) &&
  /\bnot null\b/i.test(clause) &&
  !/\b(?:default|generated)\b/i.test(clause);

const migrations = await readMigrations();

test('A migration that breaks statements of the previous release says so, and old processes end (CONTRIBUTING)', () => {
  const later = migrations.filter(({ name }) => name > '0030-needed-migrations.sql');
  const silent = later.filter(({ text, needs }) => {
    const clauses = text.replaceAll(/--.*/g, '').split(/[;,]/);
    return needs === null && clauses.some((clause) => TAKES_AWAY.test(clause) || isNewDuty(clause));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('A migration needs itself or an earlier one', () => {
  const names = migrations.map(({ name }) => name);
  const wrong = migrations.filter(
    ({ name, needs }) => needs !== null && (!names.includes(needs) || needs > name),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
