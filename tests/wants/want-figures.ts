import { readQuery } from '../../src/features/finding/search/server/search.ts';
import { soughtTerms, storedTerms } from '../../src/features/finding/wants/server/index-want.ts';
import { termsOf } from '../../src/features/finding/wants/server/read-want.ts';
import { draftToFit, wantFits } from '../../src/features/finding/wants/server/want-fits.ts';
import { generateListings, type Half, isWanted, readWants } from './judged-wants.ts';

export interface WantFigures {
  wants: number;
  listings: number;
  right: number;
  wrong: number;
  missed: number;
  precision: number;
  recall: number;
  /** Processor time to read a listing, and to compare it with a want. */
  readingMicros: number;
  pairMicros: number;
  /** What is wrong or missed, by want. */
  errors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Compares every want of a half with every listing of it. */
export function wantFigures(half: Half): WantFigures {
  const wants = readWants(half).map((judged) => {
    const { terms, excluded } = readQuery(judged.text);
    return { judged, sought: storedTerms(soughtTerms(termsOf(terms))), excluded };
  });
  const judgedListings = generateListings(half);
  const beforeReading = process.cpuUsage();
  const listings = judgedListings.map((judged) => ({
    judged,
    read: draftToFit({ ...judged, tags: [], category: null }),
  }));
  const readingMicros = micros(beforeReading) / listings.length;
  const beforePairs = process.cpuUsage();
  const results = wants.map((want) => ({ ...want, fits: listings.map(({ read }) => wantFits(want, read)) }));
  const pairMicros = micros(beforePairs) / (listings.length * wants.length);

  const counts = { right: 0, wrong: 0, missed: 0 };
  const errors = new Map<string, Set<string>>();
  for (const { judged, fits } of results) {
    const ofWant = new Set<string>();
    for (const [index, { judged: listing }] of listings.entries()) {
      const isRight = isWanted(judged, listing);
      const isFound = fits[index] === true;
      if (isFound) counts[isRight ? 'right' : 'wrong'] += 1;
      else if (isRight) counts.missed += 1;
      if (isFound !== isRight)
        ofWant.add(`${isRight ? 'missed' : 'wrong'}: ${listing.title} · ${listing.description}`);
    }
    if (ofWant.size > 0) errors.set(judged.text, ofWant);
  }
  const { right, wrong, missed } = counts;
  return {
    wants: wants.length,
    listings: listings.length,
    ...counts,
    precision: right / (right + wrong),
    recall: right / (right + missed),
    readingMicros,
    pairMicros,
    errors,
  };
}

function micros(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}
