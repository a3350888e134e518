import { readFileSync } from 'node:fs';
import type { ComparableRow } from '../../src/features/finding/price-help/server/comparables.queries.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import type { BuiltInCategory, ConditionSlug } from '../../src/shared/taxonomy.ts';
import { DAY_MS } from '../../src/shared/time.ts';

/** The held-out half is only counted. */
export const HALVES = ['tuned', 'held-out'] as const;
type Half = (typeof HALVES)[number];

/** A listing of the market, with what it truly is. */
export interface MarketRow extends ComparableRow {
  category: BuiltInCategory;
  /** Kind and variant, such as "tv 55 inch". */
  truth: string;
  year: number | null;
}

/** A seller's question, with what the item was sold for. */
export interface JudgedQuestion {
  half: Half;
  title: string;
  category: BuiltInCategory;
  condition: ConditionSlug | undefined;
  /** US cents; null where it has no price to find. */
  soldCents: number | null;
  /** Whether a listing of the market is of the same kind, size, model and about the same year. */
  isSame: (row: MarketRow) => boolean;
  isByHand: boolean;
}

interface Variant {
  kind: string;
  category: BuiltInCategory;
  spread: number;
  brands: string[];
  name: string;
  dollars: number;
  titles: string[];
}

const NOT_THE_ITEM = 'not the item';
const MAX_YEARS_APART = 3;
const YEARS = { from: 2008, to: 2023, new: 2026 } as const;
const YEARLY_VALUE_FACTOR = 0.9;
const LISTINGS = { from: 16, more: 10 } as const;
/** Years spread listings of one model over many years. */
const LISTINGS_BY_YEAR = 4;
const QUESTIONS = 4;
const SELLERS = 400;
const SOLD = 0.6;
/** Asking prices are higher than what is paid. */
const ASKED = 1.12;
const CONDITIONS: readonly { condition: ConditionSlug; share: number; factor: number }[] = [
  { condition: 'new', share: 0.05, factor: 1.3 },
  { condition: 'like-new', share: 0.2, factor: 1.12 },
  { condition: 'good', share: 0.5, factor: 1 },
  { condition: 'fair', share: 0.2, factor: 0.8 },
  { condition: 'poor', share: 0.05, factor: 0.6 },
];

/** Everything that the market offers or has sold, and the questions about it. The same on every run. */
export function generateMarket(): { rows: MarketRow[]; questions: JudgedQuestion[] } {
  const rows: MarketRow[] = [];
  const questions: JudgedQuestion[] = [];
  for (const half of HALVES) {
    const random = seededRandom(half === 'tuned' ? 11 : 97);
    for (const variant of readVariants(half)) {
      const count = LISTINGS.from + Math.floor(random() * LISTINGS.more);
      const times = variant.titles.some((title) => title.includes('{year}')) ? LISTINGS_BY_YEAR : 1;
      for (let index = 0; index < count * times; index += 1) {
        const isSold = random() < SOLD;
        const made = makeItem(variant, random, isSold);
        const at = new Date(Date.now() - random() * 300 * DAY_MS);
        rows.push({
          ...made,
          id: `${half}-${rows.length}`,
          soldAt: isSold ? at : null,
          listedAt: at,
          seller: `${Math.floor(random() * SELLERS)}`,
          metersAway: null,
        });
      }
      if (variant.kind === NOT_THE_ITEM) continue;
      for (let index = 0; index < QUESTIONS; index += 1) {
        const { title, category, condition, priceCents, truth, year } = makeItem(variant, random, true);
        const isSame = (row: MarketRow) => row.truth === truth && areYearsNear(row.year, year);
        questions.push({ half, title, category, condition, soldCents: priceCents, isSame, isByHand: false });
      }
    }
  }
  return { rows, questions: [...questions, ...HALVES.flatMap(readHardCases)] };
}

const areYearsNear = (one: number | null, other: number | null): boolean =>
  other === null || (one !== null && Math.abs(one - other) <= MAX_YEARS_APART);

type Random = () => number;
type MadeItem = Pick<MarketRow, 'title' | 'category' | 'condition' | 'priceCents' | 'truth' | 'year'>;

function makeItem(variant: Variant, random: Random, isSold: boolean): MadeItem {
  const template = pick(variant.titles, random);
  const isDated = template.includes('{year}');
  const year = isDated ? YEARS.from + Math.floor(random() * (YEARS.to - YEARS.from + 1)) : null;
  const { condition, factor } = pickCondition(random());
  const age = year === null ? 0 : YEARS.new - year;
  const dollars = variant.dollars * YEARLY_VALUE_FACTOR ** age * factor * (isSold ? 1 : ASKED);
  const priceCents = Math.max(1, Math.round(dollars * Math.exp(normal(random) * variant.spread))) * 100;
  return {
    title: template
      .replace('{brand}', () => pick(variant.brands, random))
      .replace('{year}', String(year))
      .trim(),
    category: variant.category,
    condition,
    priceCents,
    truth: `${variant.kind} ${variant.name}`,
    year,
  };
}

function pickCondition(at: number): { condition: ConditionSlug; factor: number } {
  let below = 0;
  for (const one of CONDITIONS) {
    below += one.share;
    if (at < below) return one;
  }
  return { condition: 'good', factor: 1 };
}

function pick<T>(among: readonly T[], random: Random): T {
  const picked = among[Math.floor(random() * among.length)];
  if (picked === undefined) throw new Error('Nothing to choose from');
  return picked;
}

/** Of the standard normal distribution, by Box and Muller. */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function readLines(name: string): string[] {
  return readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function readVariants(half: Half): Variant[] {
  const variants: Variant[] = [];
  let group = { kind: '', category: 'other' as BuiltInCategory, spread: 0, brands: [] as string[] };
  for (const line of readLines(`market-${half}`)) {
    const [name = '', second = '', third = ''] = line.replace(/^== /, '').split(' | ');
    if (line.startsWith('== '))
      group = { kind: name, category: second as BuiltInCategory, spread: Number(third), brands: [] };
    else if (name === 'brands') group = { ...group, brands: second.split(', ') };
    else variants.push({ ...group, name, dollars: Number(second), titles: third.split('; ') });
  }
  return variants;
}

function readHardCases(half: Half): JudgedQuestion[] {
  return readLines(`hard-${half}`).map((line) => {
    const [title = '', category = '', dollars = '', like = ''] = line.split(' | ');
    const [truth = '', year] = like.split(' @ ');
    return {
      half,
      title,
      category: category as BuiltInCategory,
      condition: undefined,
      soldCents: dollars === '-' ? null : Number(dollars) * 100,
      isSame: (row) => row.truth.startsWith(truth) && areYearsNear(row.year, year ? Number(year) : null),
      isByHand: true,
    };
  });
}
