import { describe, expect, it } from 'vitest';
import { type Count, draftFigures, readSentence } from '../../../../../../tests/engine/draft-figures.ts';
import {
  PARTS,
  readConditionTexts,
  readDraftTexts,
  readSentences,
  readUnpricedSentences,
  readUnusualTexts,
} from '../../../../../../tests/engine/read-sentences.ts';
import { readDescription } from './read-description.ts';

const share = ({ some, of }: Count): number => some / of;

describe('drafts of spoken and typed sentences', () => {
  const results = readSentences().map(readSentence);

  it.each(PARTS)('have nearly every field right (%s sentences, AI-03)', (part) => {
    const figures = draftFigures(results.filter(({ sentence }) => sentence.part === part));
    expect(share(figures.priceWhereStated)).toBeGreaterThanOrEqual(0.96);
    expect(share(figures.condition)).toBeGreaterThanOrEqual(0.94);
    expect(share(figures.category)).toBeGreaterThanOrEqual(0.94);
    expect(share(figures.allFieldsOfSpeech)).toBeGreaterThanOrEqual(0.85);
  });

  it('almost never have a price if the text names none, whatever numbers it has (AI-03)', () => {
    const unpriced = [
      ...readUnpricedSentences(),
      ...results
        .filter(({ sentence }) => sentence.prices.every((price) => price === null))
        .map(({ sentence }) => sentence.text),
    ];
    const priced = unpriced.filter((text) => readDescription(text).priceCents !== null);
    expect(unpriced.length).toBeGreaterThan(400);
    expect(priced.length / unpriced.length).toBeLessThanOrEqual(0.01);
  });
});

describe('drafts of longer spoken, typed or pasted texts', () => {
  const results = readDraftTexts().map(readSentence);
  const of = (source: string, part: string) =>
    draftFigures(
      results.filter(({ sentence }) => sentence.group === `${source} texts` && sentence.part === part),
    );

  it.each([
    ['spoken', 'tune', 0.9],
    ['spoken', 'held out', 0.65],
    ['typed', 'tune', 0.9],
    ['typed', 'held out', 0.7],
    ['spoken-broad', 'tune', 0.85],
    ['typed-broad', 'tune', 0.9],
    ['spoken-neighbors', 'held out', 0.83],
    ['typed-neighbors', 'held out', 0.8],
    ['spoken-messy', 'tune', 0.88],
    ['spoken-messy', 'held out', 0.65],
    ['typed-messy', 'tune', 0.9],
    ['typed-messy', 'held out', 0.68],
    ['typed-hurried', 'tune', 0.9],
    ['spoken-corrected', 'tune', 0.9],
    ['typed-tired', 'tune', 0.85],
    ['typed-terse', 'tune', 0.9],
    ['typed-unseen', 'tune', 0.9],
    ['typed-assorted', 'tune', 0.88],
    ['typed-plain', 'held out', 0.8],
  ])('mostly have every field right (%s, %s, AI-03)', (source, part, allFields) => {
    const figures = of(source, part);
    expect(share(figures.priceWhereStated)).toBeGreaterThanOrEqual(0.95);
    expect(share(figures.category)).toBeGreaterThanOrEqual(0.93);
    expect(share(figures.allFields)).toBeGreaterThanOrEqual(allFields);
    expect(figures.titleF1).toBeGreaterThanOrEqual(0.68);
  });

  it.each(['tune', 'held out'])(
    'have the price of the item rather than that of a shop or an extra (%s, AI-03)',
    (part) => {
      const figures = of('ads', part);
      expect(share(figures.priceWhereStated)).toBeGreaterThanOrEqual(0.92);
      expect(figures.titleF1).toBeGreaterThanOrEqual(0.75);
    },
  );

  it('have the worst condition that affects the use of the item (AI-03)', () => {
    const right = readConditionTexts().filter(({ text, conditions }) =>
      conditions.includes(readDescription(text).condition),
    );
    expect(right.length / readConditionTexts().length).toBeGreaterThanOrEqual(0.8);
  });

  it('invent almost nothing if nothing is sold or the text is unclear (AI-03)', () => {
    const invented = readUnusualTexts().filter(({ text, prices, isUnknown }) => {
      const { priceCents, category } = readDescription(text);
      return !prices.includes(priceCents) || (isUnknown && category !== null);
    });
    expect(invented.map(({ text }) => text)).toEqual([]);
  });

  it.each([
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['ten thousand words', 'lamp '.repeat(10_000)],
    ['one word that corrects', 'no wait sorry actually '.repeat(2_500)],
    ['only numbers', '12 '.repeat(5_000)],
    ['number words', 'twenty five hundred '.repeat(800)],
    ['commas', ','.repeat(10_000)],
    ['another script', '自行车出售。'.repeat(1_000)],
  ])('of %s have no price (AI-03)', (_, text) => {
    expect(readDescription(text)).toMatchObject({ priceCents: null });
  });
});
