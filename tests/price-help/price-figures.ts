import {
  type KnownWord,
  rareWords,
} from '../../src/features/finding/price-help/server/comparables.queries.ts';
import {
  priceStatistics,
  type Statistics,
} from '../../src/features/finding/price-help/server/price-statistics.ts';
import { chooseCandidates } from '../../src/features/finding/price-help/server/read-comparables.ts';
import { titleWords } from '../../src/features/finding/price-help/server/title-similarity.ts';
import { formsOf, searchWords } from '../../src/features/finding/search/server/search.ts';
import {
  type ListingReading,
  readListing,
} from '../../src/features/items/item-language/server/item-language.ts';
import type { JudgedQuestion, MarketRow } from './market.ts';

/** As many rows as `findComparables` reads, of sold and of active listings. */
const ROWS = 120;

/** What may be compared with the item of a question. */
export interface Selected {
  question: JudgedQuestion;
  rows: MarketRow[];
  known: KnownWord[];
  total: number;
}

export interface Answer {
  question: JudgedQuestion;
  statistics: Statistics;
  compared: MarketRow[];
  /** How many of these are of the same kind. */
  same: number;
  /** Whether the range holds what the item was sold for; null where nothing is shown or nothing was sold. */
  holds: boolean | null;
}

export interface PriceFigures {
  questions: number;
  compared: number;
  same: number;
  /** Questions with a price to find. */
  priced: number;
  /** Of these, where a range is shown, and where it holds the price. */
  shown: number;
  holds: number;
  /** Where one price is named, and where the item was sold for about that: within a quarter. */
  singles: number;
  singlesNear: number;
  /** The middle one of how many times the range's lower end its upper end is. */
  width: number;
  /** Questions that should show nothing, and those of them that do. */
  empty: number;
  emptyRight: number;
}

/** Selects rows of a market by their words as the database does. */
export function selectFrom(market: readonly MarketRow[]): (question: JudgedQuestion) => Selected {
  const listings = new Map<string, number>();
  const texts = market.map(({ title }) => new Set(searchWords(title)));
  for (const words of texts) for (const word of words) listings.set(word, (listings.get(word) ?? 0) + 1);
  return (question) => {
    const words = titleWords(question.title);
    const known = words
      .flatMap(formsOf)
      .flatMap((word): KnownWord[] =>
        listings.has(word) ? [{ word, listings: listings.get(word) ?? 0 }] : [],
      );
    return { question, rows: selectRows(market, texts, known, question), known, total: market.length };
  };
}

/** Answers a question from the rows that were selected for it. */
export function answer({ question, rows, known, total }: Selected): Answer {
  const words = titleWords(question.title);
  const { title, category, condition, soldCents } = question;
  const statistics = priceStatistics(
    chooseCandidates(
      { titles: [title], words, category, condition },
      rows.map((row) => ({ ...row, reading: readingOf(row) })),
      { known, total },
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const compared = statistics.counted.flatMap(({ id }) => byId.get(id) ?? []);
  const { range } = statistics;
  const holds =
    range === null || soldCents === null ? null : range.low <= soldCents && soldCents <= range.high;
  return { question, statistics, compared, same: compared.filter(question.isSame).length, holds };
}

/** What the database stores of a row; the same rows are compared again and again. */
const READINGS = new WeakMap<MarketRow, ListingReading>();
function readingOf(row: MarketRow): ListingReading {
  const reading = READINGS.get(row) ?? readListing({ ...row, description: '', tags: [] }, new Date());
  READINGS.set(row, reading);
  return reading;
}

function selectRows(
  market: readonly MarketRow[],
  texts: readonly ReadonlySet<string>[],
  known: readonly KnownWord[],
  { category }: JudgedQuestion,
): MarketRow[] {
  const rare = rareWords(known);
  const rows = market
    .map((row, index) => ({ row, words: known.filter(({ word }) => texts[index]?.has(word)).length, index }))
    .filter(
      ({ row, words, index }) =>
        words > 0 && (row.category === category || rare.some((word) => texts[index]?.has(word))),
    )
    .sort((a, b) => b.words - a.words);
  const best = (isSold: boolean) => rows.filter(({ row }) => (row.soldAt !== null) === isSold).slice(0, ROWS);
  return [...best(true), ...best(false)].map(({ row }) => row);
}

export function priceFigures(answers: readonly Answer[]): PriceFigures {
  const priced = answers.filter(({ question }) => question.soldCents !== null);
  const shown = priced.filter(({ holds }) => holds !== null);
  const singles = shown.filter(({ statistics }) => statistics.single !== null);
  const empty = answers.filter(({ question }) => question.soldCents === null);
  const widths = shown.map(({ statistics: { range } }) => (range === null ? 1 : range.high / range.low));
  return {
    questions: answers.length,
    compared: answers.reduce((sum, { compared }) => sum + compared.length, 0),
    same: answers.reduce((sum, { same }) => sum + same, 0),
    priced: priced.length,
    shown: shown.length,
    holds: shown.filter(({ holds }) => holds).length,
    singles: singles.length,
    singlesNear: singles.filter(isNearSingle).length,
    width: widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1,
    empty: empty.length,
    emptyRight: empty.filter(({ statistics }) => statistics.range === null).length,
  };
}

function isNearSingle({ question: { soldCents }, statistics: { single } }: Answer): boolean {
  return soldCents !== null && single !== null && Math.abs(Math.log(soldCents / single)) <= Math.log(1.25);
}
