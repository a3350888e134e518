/**
 * `npm run evaluate:wants`: whether wants find what fits them, on the judged wants of `tests/wants` against 5,000 generated
 * listings for each half, and what comparing a pair costs. Words alone are judged; prices and places are conditions of the
 * statement. `--show` lists what is wrong in the half that is tuned on.
 */
import { parseArgs } from 'node:util';
import { HALVES } from '../tests/wants/judged-wants.ts';
import { wantFigures } from '../tests/wants/want-figures.ts';

const SHOWN = 8;
const say = (text: string) => process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

for (const half of HALVES) {
  const figures = wantFigures(half);
  const { wants, listings, right, wrong, missed, precision, recall, readingMicros, pairMicros } = figures;
  say(`${half}: ${wants} wants, ${listings} listings`);
  say(`  precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
  say(`  ${right} right, ${wrong} wrong, ${missed} missed`);
  say(`  ${readingMicros.toFixed(1)} µs to read a listing, ${pairMicros.toFixed(2)} µs to compare a pair`);
  if (!values.show || half !== 'tuned') continue;
  for (const [want, errors] of figures.errors) say(`${want}\n  ${[...errors].slice(0, SHOWN).join('\n  ')}`);
}
