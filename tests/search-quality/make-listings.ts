import { readFileSync } from 'node:fs';
import {
  type BuiltInCategory,
  CATEGORY_SLUGS,
  CONDITIONS,
  type ConditionSlug,
} from '../../src/shared/taxonomy.ts';

/** What the judge of a search knows about a listing, beside its texts. */
export interface MeasuredListing {
  kind: string;
  /** What the title says in detail, such as size, storage or brand. */
  details: Readonly<Record<string, string>>;
  title: string;
  /** What the description says of this item, and no other; '' for nothing. */
  said: string;
  description: string;
  condition: ConditionSlug;
  category: BuiltInCategory;
  priceCents: number;
}

interface Kind {
  kind: string;
  category: BuiltInCategory;
  fromDollars: number;
  toDollars: number;
  /** Titles, the usual ones several times; what the description says follows "//". */
  titles: readonly string[];
}

/** How many times rarer a title is that starts with "~". */
const RARITY = 6;
/** How many of 12 listings are in each condition. */
const CONDITION_SHARES: Readonly<Record<ConditionSlug, number>> = {
  new: 1,
  'like-new': 2,
  good: 6,
  fair: 2,
  poor: 1,
};

/** The same numbers in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));

/** @throws Error naming a block that cannot be read. */
function readKinds(): Kind[] {
  const blocks = linesOf('kinds.txt')
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  return blocks.map((block) => {
    const [head = '', ...titles] = block.split('\n');
    const [kind = '', category, dollars = ''] = head.split(' | ');
    const slug = CATEGORY_SLUGS.find((known) => known === category);
    const [from, to] = dollars.split('-').map(Number);
    if (!slug || from === undefined || to === undefined || titles.length === 0)
      throw new Error(`Cannot read the kind '${head}'.`);
    const weighted = titles.flatMap((title) =>
      title.startsWith('~') ? [title.slice(1)] : Array.from({ length: RARITY }, () => title),
    );
    return { kind, category: slug, fromDollars: from, toDollars: to, titles: weighted };
  });
}

/** Makes a marketplace in which every kind has a few listings, and the first ones of the file have the most. */
export function makeListings(count: number): MeasuredListing[] {
  const kinds = readKinds();
  const sentences = linesOf('sentences.txt').filter(Boolean);
  const cues = linesOf('conditions.txt')
    .filter(Boolean)
    .map((line) => line.split(' | '));
  const conditions = CONDITIONS.flatMap(({ slug }) =>
    Array.from({ length: CONDITION_SHARES[slug] }, () => slug),
  );
  const below = numbersFrom(20_261_122);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return Array.from({ length: count }, () => {
    const { kind, category, fromDollars, toDollars, titles } = one(kinds);
    const details: Record<string, string> = {};
    const text = one(titles).replace(/\{(?:(\w+):)?([^}]+)\}/g, (_, name: string | undefined, options) => {
      const chosen = one(String(options).split('|'));
      if (name) details[name] = chosen;
      return chosen;
    });
    const [title = '', said = ''] = text.split(' // ');
    const talk = Array.from({ length: 2 + below(3) }, () => one(sentences));
    const condition = one(conditions);
    const [, cue = ''] = below(2) === 0 ? one(cues.filter(([of]) => of === condition)) : [];
    // Cheap things are more common than dear ones.
    const spread = below(1000) / 1000;
    const dollars = Math.round(fromDollars + (toDollars - fromDollars) * spread * spread);
    return {
      kind,
      details,
      title: below(12) === 0 ? title.toLowerCase() : title,
      said,
      description: [said, cue, ...new Set(talk)].filter(Boolean).join(' '),
      condition,
      category,
      priceCents: dollars * 100,
    };
  });
}
