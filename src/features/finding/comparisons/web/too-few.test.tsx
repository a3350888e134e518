import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ComparableListing } from '../contract/comparable-listing.ts';
import { TooFew } from './too-few.tsx';

const render = (listing: ComparableListing | undefined, onAnyPrice: (() => void) | null = null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TooFew q="citizen eco-drive" listing={listing} onSearch={() => undefined} onAnyPrice={onAnyPrice} />
    </MemoryRouter>,
  );
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('With a single result, the assistant says that 2 are needed and suggests wider searches (ASSIST-12)', () => {
  const html = render({ id: '1' } as ComparableListing);
  expect(textOf(html)).toContain('has 1 listing. You need 2 to compare. Try a wider search.');
  expect(textOf(html)).toMatch(/citizen eco-drive Open it See close matches/);
});

test('The assistant compares only exact matches; close ones are a link to Browse, which shows what each misses (ASSIST-04)', () => {
  const html = render(undefined);
  expect(textOf(html)).toContain('has no listings. Try a wider search.');
  expect(html).toContain('href="/listings?q=citizen+eco-drive"');
});

test('When the price filter leaves too few, removing it is suggested first (ASSIST-34)', () => {
  expect(textOf(render(undefined, () => undefined))).toMatch(/at that price.*Any price citizen/);
});
