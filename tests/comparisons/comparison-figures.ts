import { readFileSync } from 'node:fs';
import type { LocalPrices } from '../../src/features/finding/comparisons/contract/comparable-listing.ts';
import type { Recommendation } from '../../src/features/finding/comparisons/contract/comparison.ts';
import { alternativeText } from '../../src/features/finding/comparisons/contract/comparison-texts.ts';
import { type Compared, compareItems } from '../../src/features/finding/comparisons/server/compare-items.ts';
import type { ReadItem } from '../../src/features/finding/comparisons/server/item.ts';
import { readListing } from '../../src/features/items/item-language/server/reading/read-listing.ts';
import { type BuiltInCategory, CONDITION_SLUGS } from '../../src/shared/taxonomy.ts';
import { CATEGORY_CODES } from '../engine/category-codes.ts';

/** Listings that a buyer chose from one search, with what a sensible person would recommend. */
export interface ComparisonSet {
  /** What the set tests, such as "a service". */
  about: string;
  items: JudgedItem[];
  local: LocalPrices | null;
  /** The numbers of the items that can be defended, the best first; none where nothing can be recommended. */
  defended: readonly number[];
  /** Whether the recommendation may be tuned on it; the other half only measures. */
  half: 'tuned' | 'held out';
}

interface JudgedItem {
  item: ReadItem;
  text: string;
  /** Ranked facts and defects that may be said of it: 'storage 128', 'defect crack'. */
  claims: readonly string[];
}

export interface JudgedComparison {
  set: ComparisonSet;
  compared: Compared;
  isDefended: boolean;
  /** The first of those that can be defended. */
  isBest: boolean;
  /** What the recommendation says of an item that its text does not. */
  inventions: string[];
}

const NOW = new Date('2026-11-25T00:00:00Z');

/** Every second set of a file is held out. */
export const readComparisonSets = (): ComparisonSet[] =>
  ['sets.txt', 'sets-later.txt', 'sets-last.txt'].flatMap(setsOf);

function setsOf(name: string): ComparisonSet[] {
  const file = readFileSync(new URL(name, import.meta.url), 'utf8');
  const blocks = file.split('\n\n').filter((block) => !block.startsWith('#'));
  return blocks.map((block, index) => {
    const lines = block.trim().split('\n');
    const [code = '', about = '', local = ''] = columnsOf(lines[0] ?? '');
    const expected = (lines.at(-1) ?? '').replace('= ', '');
    return {
      about,
      items: lines.slice(1, -1).map((line, at) => itemOf(line, at + 1, CATEGORY_CODES[code] ?? 'other')),
      local: local === '' ? null : pricesAround(Number(local.replace('local ', '')) * 100),
      defended: expected === 'none' ? [] : expected.split(' or ').map(Number),
      half: index % 2 === 0 ? 'tuned' : 'held out',
    };
  });
}

const columnsOf = (line: string): string[] => line.split('|').map((column) => column.trim());

function itemOf(line: string, number: number, category: BuiltInCategory): JudgedItem {
  const [head = '', title = '', text = '', claims = ''] = columnsOf(line);
  const [condition, price, rating = '-', distance = '-'] = head.split(' ');
  const [stars, reviews] = rating.split('/').map(Number);
  const slug = CONDITION_SLUGS.find((one) => one === condition);
  if (slug === undefined) throw new Error(`Unknown condition in "${line}"`);
  const { item: about, facts } = readListing({ title, description: text, tags: [], category }, NOW);
  return {
    item: {
      item: number,
      state: 'for-sale',
      title,
      category,
      condition: slug,
      priceCents: Number(price) * 100,
      rating: rating === '-' ? null : (stars ?? null),
      totalRatings: reviews ?? 0,
      distanceKm: distance === '-' ? null : Number(distance),
      canAsk: true,
      about,
      said: facts,
    },
    text: `${title}. ${text}`,
    claims: claims.split('; ').filter(Boolean),
  };
}

const pricesAround = (medianCents: number): LocalPrices => ({
  comparables: 12,
  sold: 5,
  withinKm: 16,
  since: NOW.toISOString(),
  lowestCents: medianCents / 2,
  q1Cents: medianCents * 0.8,
  medianCents,
  q3Cents: medianCents * 1.2,
  highestCents: medianCents * 2,
});

export function judgeComparison(set: ComparisonSet): JudgedComparison {
  const compared = compareItems(
    set.items.map(({ item }) => item),
    set.local,
    NOW,
  );
  const { recommendation } = compared;
  const chosen = recommendation?.item;
  const [best] = set.defended;
  return {
    set,
    compared,
    isDefended: chosen === undefined ? best === undefined : set.defended.includes(chosen),
    isBest: chosen === best,
    inventions: recommendation === null ? [] : inventionsOf(recommendation, set),
  };
}

function inventionsOf({ item, reasons, alternative }: Recommendation, { items }: ComparisonSet): string[] {
  const claimsOf = (number: number) =>
    items.find((judgedItem) => judgedItem.item.item === number)?.claims ?? [];
  const ofFacts = reasons.flatMap((reason) => {
    if (reason.kind !== 'best-fact') return [];
    const isClaimed = claimsOf(item).some((claim) => {
      const [feature, value = ''] = claim.split(' ');
      return feature === reason.feature && reason.value.includes(value);
    });
    return isClaimed ? [] : [`Item ${item}: ${reason.label} ${reason.value}`];
  });
  const ofDefects = (alternative?.drawbacks ?? []).flatMap((drawback) => {
    if (drawback.kind !== 'defect' || alternative === null) return [];
    const isClaimed = claimsOf(alternative.item).some((claim) => claim.startsWith('defect '));
    return isClaimed ? [] : [alternativeText(alternative)];
  });
  return [...ofFacts, ...ofDefects];
}
