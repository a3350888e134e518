/**
 * `npm run evaluate:wants`: whether wants find what fits them, on the judged wants of `tests/wants` against 5,000 generated
 * listings, and what comparing a pair costs. Words alone are judged; prices and places are conditions of the statement.
 * `--show` lists what is wrong in the half that is tuned on.
 */
import { parseArgs } from 'node:util';
import { readQuery } from '../src/features/search/server/search.ts';
import { soughtTerms, storedTerms } from '../src/features/wants/server/index-want.ts';
import { termsOf } from '../src/features/wants/server/read-want.ts';
import { readListing, wantFits } from '../src/features/wants/server/want-fits.ts';
import { generateListings, type Half, HALVES, isWanted, readWants } from '../tests/wants/judged-wants.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const SHOWN = 8;
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

for (const half of HALVES) evaluate(half);

function evaluate(half: Half): void {
  const wants = readWants(half).map((judged) => {
    const { terms, excluded } = readQuery(judged.text);
    return { judged, sought: storedTerms(soughtTerms(termsOf(terms))), excluded };
  });
  const judgedListings = generateListings(half);
  const beforeReading = process.cpuUsage();
  const listings = judgedListings.map((judged) => ({
    judged,
    read: readListing({ title: judged.title, description: judged.description, tags: [], category: '' }),
  }));
  const reading = micros(process.cpuUsage(beforeReading)) / listings.length;
  const beforePairs = process.cpuUsage();
  const results = wants.map((want) => ({ ...want, fits: listings.map(({ read }) => wantFits(want, read)) }));
  const comparing = micros(process.cpuUsage(beforePairs)) / (listings.length * wants.length);

  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const { judged, fits } of results) {
    const errors = new Set<string>();
    for (const [index, { judged: listing }] of listings.entries()) {
      const isRight = isWanted(judged, listing);
      const isFound = fits[index] === true;
      if (isFound) counts[isRight ? 'right' : 'wrong'] += 1;
      else if (isRight) counts.missed += 1;
      if (isFound !== isRight)
        errors.add(`${isRight ? 'missed' : 'wrong'}: ${listing.title} · ${listing.description}`);
    }
    const shown = [...errors].slice(0, SHOWN);
    if (values.show && half === 'tuned' && shown.length > 0) say(`${judged.text}\n  ${shown.join('\n  ')}`);
  }
  const { right, wrong, missed } = counts;
  say(`${half}: ${wants.length} wants, ${listings.length} listings`);
  say(`  precision ${share(right, wrong)}, recall ${share(right, missed)}`);
  say(`  ${right} right, ${wrong} wrong, ${missed} missed`);
  say(`  ${reading.toFixed(1)} µs to read a listing, ${comparing.toFixed(2)} µs to compare a pair`);
}

function share(right: number, others: number): string {
  return (right / (right + others)).toFixed(3);
}

function micros({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
