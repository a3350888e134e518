/**
 * `npm run evaluate:prices`: whether price help compares like with like, and how often the range it shows holds what an
 * item was sold for, on the market of `tests/price-help`. `--show` lists what is wrong in the half that is tuned on.
 */
import { parseArgs } from 'node:util';
import { generateMarket, HALVES } from '../tests/price-help/market.ts';
import { type Answer, answer, priceFigures, selectFrom } from '../tests/price-help/price-figures.ts';

const ROUNDS = 10;
/** Unlike ones that are shown of a question. */
const SHOWN = 4;
const say = (text: string) => process.stdout.write(`${text}\n`);
const share = (some: number, of: number): string =>
  `${some} of ${of} (${((100 * some) / Math.max(1, of)).toFixed(1)} %)`;

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const { rows, questions } = generateMarket();
const selected = questions.map(selectFrom(rows));
const answers = selected.map(answer);

say(`${rows.length} listings`);
for (const half of HALVES) {
  const ofHalf = answers.filter(({ question }) => question.half === half);
  report(
    `${half}, generated`,
    ofHalf.filter(({ question }) => !question.isByHand),
  );
  report(
    `${half}, by hand`,
    ofHalf.filter(({ question }) => question.isByHand),
  );
}

function report(name: string, of: readonly Answer[]): void {
  const figures = priceFigures(of);
  say(`${name}: ${figures.questions} questions`);
  say(`  comparables of the same kind   ${share(figures.same, figures.compared)}`);
  say(`  a range is shown               ${share(figures.shown, figures.priced)}`);
  say(`  the range holds the price      ${share(figures.holds, figures.shown)}`);
  say(`  upper end by lower end         ${figures.width.toFixed(2)}`);
  say(`  one price, within a quarter    ${share(figures.singlesNear, figures.singles)}`);
  if (figures.empty > 0) say(`  nothing shown, rightly         ${share(figures.emptyRight, figures.empty)}`);
}

const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) selected.forEach(answer);
const { user, system } = process.cpuUsage(before);
say(`${((user + system) / 1000 / ROUNDS / questions.length).toFixed(3)} ms of processor time a question`);

if (values.show) {
  say('\nUnlike comparables, and missing answers, in the half to tune on');
  for (const { question, compared, same, statistics, holds } of answers) {
    if (question.half !== 'tuned') continue;
    const { title, isSame, soldCents } = question;
    const isMissing = statistics.range === null && soldCents !== null;
    const isUnlike = same < compared.length;
    if (!isMissing && !isUnlike) continue;
    const unlike = compared.filter((row) => !isSame(row)).map((row) => row.title);
    const result = isMissing ? 'nothing' : `${same} of ${compared.length}, holds: ${holds ?? 'no price'}`;
    say(`${title}: ${result}; ${[...new Set(unlike)].slice(0, SHOWN).join(' · ')}`);
  }
}
