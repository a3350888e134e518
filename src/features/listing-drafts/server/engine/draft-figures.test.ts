import { describe, expect, it } from 'vitest';
import { type Count, draftFigures, readSentence } from '../../../../../tests/engine/draft-figures.ts';
import { PARTS, readSentences, readUnpricedSentences } from '../../../../../tests/engine/read-sentences.ts';
import { readDescription } from './read-description.ts';

const share = ({ some, of }: Count): number => some / of;

describe('of what people say and type', () => {
  const results = readSentences().map(readSentence);

  it.each(PARTS)('nearly every field of the draft is right (%s sentences, AI-03)', (part) => {
    const figures = draftFigures(results.filter(({ sentence }) => sentence.part === part));
    expect(share(figures.priceWhereStated)).toBeGreaterThanOrEqual(0.96);
    expect(share(figures.condition)).toBeGreaterThanOrEqual(0.94);
    expect(share(figures.category)).toBeGreaterThanOrEqual(0.94);
    expect(share(figures.allFieldsOfSpeech)).toBeGreaterThanOrEqual(0.85);
  });

  it('a price is found in next to nothing that names none, whatever numbers it has (AI-03)', () => {
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
