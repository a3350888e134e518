import { readFileSync } from 'node:fs';
import { readQuery } from '../../src/features/finding/search/server/query/read-query.ts';

/** A query as people type it, with what has to be read from it. */
export interface JudgedQuery {
  group: string;
  text: string;
  /** `min..max` in dollars for each limit that is said. */
  limits: string;
  /** The words that are left to look for, and with a minus those that are excluded. */
  terms: string;
}

export interface JudgedReading {
  query: JudgedQuery;
  limits: string;
  terms: string;
  hasLimits: boolean;
  hasTerms: boolean;
}

/** How far a price may be from one that is only about right. */
const ABOUT_SHARE = 0.25;

/** The queries to tune on. */
export const readQueries = (): JudgedQuery[] => readFile('queries-tuned.txt');

/** Queries of which only the score is looked at. */
export const readHeldOutQueries = (): JudgedQuery[] => readFile('queries-held-out.txt');

function readFile(name: string): JudgedQuery[] {
  let group = '';
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) group = line.slice(2);
      const [text, limits, terms] = line.split(/ => | \| /);
      if (text === undefined || limits === undefined || terms === undefined) return [];
      return [{ group, text, limits: withoutAbout(limits), terms: normalized(terms) }];
    });
}

/** '~100' is '75..125'. */
const withoutAbout = (limits: string): string =>
  limits.replace(/~(\d+)/, (_, amount: string) => {
    const dollars = Number(amount);
    return `${Math.floor(dollars * (1 - ABOUT_SHARE))}..${Math.ceil(dollars * (1 + ABOUT_SHARE))}`;
  });

/** Words and the minus of excluded ones, without the marks between them. */
const normalized = (terms: string): string =>
  terms
    .toLowerCase()
    .replace(/(?<!\s)-|[^\p{L}\p{M}\p{Nd}\s-]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');

/** Reads a query and compares it with what a person reads. */
export function judge(query: JudgedQuery): JudgedReading {
  const { terms: sought, excluded, understood } = readQuery(query.text);
  const limits =
    understood
      .filter(({ kind }) => kind === 'price')
      .map(
        ({ minPriceCents: min, maxPriceCents: max }) =>
          `${min == null ? '' : Math.floor(min / 100)}..${max == null ? '' : Math.ceil(max / 100)}`,
      )
      .join(' ') || '-';
  const terms = normalized(
    [...sought.map(({ text }) => text), ...excluded.map((word) => ` -${word}`)].join(' '),
  );
  return { query, limits, terms, hasLimits: limits === query.limits, hasTerms: terms === query.terms };
}
