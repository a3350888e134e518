import type { Database } from '../../../../platform/server/db/database.ts';
import { findAreas } from '../../search/server/search.ts';
import type { WantPlace } from '../contract/want.ts';

/** The words after these may name an area: "near Mount Tabor". */
const BEFORE_PLACE = /(?<!\S)(?:near|around|in|of|from)\s+(?=[\p{L}])/giu;
const MOST_WORDS = 3;

/** A place that a sentence names, and the sentence without it. */
export interface NamedPlace {
  place: WantPlace;
  rest: string;
}

/** Finds the name of an area at the end of a sentence, of those that sellers use. */
export async function readPlace(db: Database, sentence: string): Promise<NamedPlace | null> {
  for (const match of [...sentence.matchAll(BEFORE_PLACE)].toReversed()) {
    const start = match.index + match[0].length;
    const words = (/^[\p{L}\p{M}'’ -]+/u.exec(sentence.slice(start))?.[0] ?? '').trim().split(/\s+/);
    const areas = await findAreas(db, words[0] ?? '');
    for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ').toLowerCase();
      const area = areas.find((one) => one.name.toLowerCase() === name);
      if (area === undefined) continue;
      const rest = `${sentence.slice(0, match.index)} ${sentence.slice(start + name.length)}`;
      return { place: area, rest };
    }
  }
  return null;
}
