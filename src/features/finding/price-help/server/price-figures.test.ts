import { expect, test } from 'vitest';
import { generateMarket, HALVES } from '../../../../../tests/price-help/market.ts';
import { answer, priceFigures, selectFrom } from '../../../../../tests/price-help/price-figures.ts';

test.each(HALVES)('Price help compares like with like, on the %s half of the market', (half) => {
  const { rows, questions } = generateMarket();
  const select = selectFrom(rows);
  const answers = questions
    .filter((question) => question.half === half)
    .map((judgedQuestion) => answer(select(judgedQuestion)));
  const figures = priceFigures(answers);
  expect(figures.same / figures.compared).toBeGreaterThan(0.94);
  expect(figures.shown / figures.priced).toBeGreaterThan(0.92);
  expect(figures.holds / figures.shown).toBeGreaterThan(0.75);
  expect(figures.emptyRight / figures.empty).toBeGreaterThan(0.85);
});
