/**
 * `npm run evaluate:limits`: how well prices and their limits are read from the queries of `tests/item-language`, and how long
 * that takes. `--show` lists what is wrong in the half that is tuned on.
 */
import { parseArgs } from 'node:util';
import { readQuery } from '../src/features/finding/search/server/query/read-query.ts';
import {
  type JudgedReading,
  judge,
  readHeldOutQueries,
  readQueries,
} from '../tests/item-language/limit-figures.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

const tuned = readQueries().map(judge);
const heldOut = readHeldOutQueries().map(judge);

function line(name: string, of: readonly JudgedReading[]): void {
  const count = (isRight: (reading: JudgedReading) => boolean) =>
    String(of.filter(isRight).length).padStart(6);
  const limits = count(({ hasLimits }) => hasLimits);
  const both = count(({ hasLimits, hasTerms }) => hasLimits && hasTerms);
  say(`${name.padEnd(16)}${String(of.length).padStart(6)}${limits}${both}`);
}

say('                    of limits  and terms');
for (const group of new Set(tuned.map(({ query }) => query.group)))
  line(
    group,
    tuned.filter(({ query }) => query.group === group),
  );
line('all', tuned);
line('held out', heldOut);

const texts = [...tuned, ...heldOut].map(({ query }) => query.text);
const ROUNDS = 40;
/** Rounds before the measured ones, for the compiler. */
for (let round = 0; round < ROUNDS; round += 1) texts.forEach((text) => readQuery(text));
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) texts.forEach((text) => readQuery(text));
const used = process.cpuUsage(before);
const micros = (used.user + used.system) / (ROUNDS * texts.length);
say(`\n${micros.toFixed(1)} µs of processor time a query`);

if (values.show) {
  for (const { query, limits, terms, hasLimits, hasTerms } of tuned) {
    if (hasLimits && hasTerms) continue;
    say(`\n${query.text}`);
    if (!hasLimits) say(`  limits: ${limits}, not ${query.limits}`);
    if (!hasTerms) say(`  terms: ${terms}, not ${query.terms}`);
  }
}
