/**
 * `npm run evaluate:comparisons`: how many recommendations of the sets in `tests/comparisons` a sensible person would
 * defend, and what they say that no listing states. `--show` lists what is wrong in the half that is tuned on.
 */
import { parseArgs } from 'node:util';
import { alternativeText } from '../src/features/finding/comparisons/contract/comparison-texts.ts';
import { judgeComparison, readComparisonSets } from '../tests/comparisons/comparison-figures.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
/** The target is stated for this many sets. */
const OF = 32;

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const judged = readComparisonSets().map(judgeComparison);

for (const half of ['tuned', 'held out'] as const) {
  const ofHalf = judged.filter(({ set }) => set.half === half);
  const count = (is: (comparison: (typeof ofHalf)[number]) => boolean) => ofHalf.filter(is).length;
  const defended = count(({ isDefended }) => isDefended);
  say(`${half}: ${ofHalf.length} sets`);
  say(`  defended    ${defended} (${((OF * defended) / ofHalf.length).toFixed(1)} of ${OF})`);
  say(`  the best    ${count(({ isBest }) => isBest)}`);
  say(`  inventions  ${ofHalf.reduce((sum, { inventions }) => sum + inventions.length, 0)}`);
}

if (values.show) {
  for (const { set, compared, isDefended, inventions } of judged) {
    if (set.half !== 'tuned' || (isDefended && inventions.length === 0)) continue;
    const { recommendation, value } = compared;
    say(`\n${set.about}`);
    for (const { item, text } of set.items) {
      const scores = value.find((itemScores) => itemScores.item === item.item);
      say(`  ${item.item}. ${item.condition}, $${item.priceCents / 100}, ${text}`);
      say(`     ${JSON.stringify(scores)}`);
    }
    say(`  ${recommendation?.words ?? 'Nothing is recommended.'}`);
    if (recommendation?.alternative) say(`  ${alternativeText(recommendation.alternative)}`);
    if (!isDefended) say(`  can be defended: ${set.defended.join(' or ') || 'none'}`);
    for (const invention of inventions) say(`  invented: ${invention}`);
  }
}
