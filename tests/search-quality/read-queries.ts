import { readFileSync } from 'node:fs';
import { HELD_OUT_QUERIES } from './held-out-queries.ts';
import type { JudgedQuery, QueryGroup, Test } from './judge.ts';
import { QUERIES } from './queries.ts';

/** The held-out half is only counted. */
export const HALVES = ['tuned', 'held out'] as const;
export type Half = (typeof HALVES)[number];

const GROUPS: readonly QueryGroup[] = [
  'word',
  'synonym',
  'plural',
  'typo',
  'phrase',
  'price',
  'unit',
  'brand',
  'accessory',
  'sentence',
  'relaxed',
  'model',
  'rare',
  'condition',
  'use',
];

/** All judged searches of a half. */
export const queriesOf = (half: Half): JudgedQuery[] => [
  ...(half === 'tuned' ? QUERIES : HELD_OUT_QUERIES),
  ...readQueries(`queries-${half.replace(' ', '-')}.txt`),
];

/** @throws Error naming a line that cannot be read. */
function readQueries(file: string): JudgedQuery[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readQuery);
}

function readQuery(line: string): JudgedQuery {
  const parts = line.split(' | ');
  const [text = '', groupName, kinds = '', pattern = '', limits = ''] = parts;
  const group = GROUPS.find((known) => known === groupName);
  if (group === undefined || kinds === '' || parts.length > 5) throw new Error(`Cannot read '${line}'.`);
  const tests = [
    kindIn(kinds.split(' ')),
    says(new RegExp(pattern, 'i')),
    ...limits.split(' ').filter(Boolean).map(limitOf),
  ];
  return { text, group, isHit: (listing) => tests.every((test) => test(listing)) };
}

const kindIn =
  (kinds: readonly string[]): Test =>
  ({ kind }) =>
    kinds.includes(kind);

const says =
  (pattern: RegExp): Test =>
  ({ title, said }) =>
    pattern.test(`${title}. ${said}`);

function limitOf(limit: string): Test {
  const [, name = '', value = ''] = /^(<=|>=|is=|not=)(.+)$/.exec(limit) ?? [];
  if (name === '<=') return ({ priceCents }) => priceCents <= Number(value) * 100;
  if (name === '>=') return ({ priceCents }) => priceCents >= Number(value) * 100;
  if (name === 'is=') return ({ condition }) => value.split(',').includes(condition);
  if (name === 'not=') return ({ title }) => !new RegExp(value, 'i').test(title);
  throw new Error(`Cannot read '${limit}'.`);
}
