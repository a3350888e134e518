import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { collectNames, findMissingNames } from './doc-names.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const paths = [...readdirSync('.'), ...globSync('{src,scripts,tests,bench,docs,public,deploy}/**')].map(
  (path) => path.replaceAll('\\', '/'),
);
const code = paths.filter(
  (path) => /\.(?:tsx?|mjs|js|json|sql|css|ya?ml|sh)$/.test(path) && statSync(path).isFile(),
);
const project = collectNames(paths, code.map(read), Object.keys(JSON.parse(read('package.json')).scripts));
const documents = paths
  .filter((path) => path.endsWith('.md') && path !== 'NOTICE.md')
  .map((path) => [path, read(path)] as const)
  .filter(([, text]) => !/^\d{4}-\d\d-\d\d\. Replaced\b/m.test(text));

test.each(documents)('%s names only files, scripts and exports that exist', (path, text) => {
  expect(findMissingNames(path, text, project)).toEqual([]);
});

describe('names in documents', () => {
  const known = collectNames(
    ['docs/a.md', 'src', 'src/features', 'src/features/deals', 'src/features/deals/sell.ts'],
    ['const lockListing = MAX_PHOTOS; export function ListingCard() {}', 'select * from search_words'],
    ['check'],
  );

  it.each([
    '`src/features/deals/sell.ts`, `deals/sell.ts`, `sell.ts` and `features/deals/`',
    '`lockListing(id)`, `MAX_PHOTOS`, `search_words` and `<ListingCard>`',
    '`npm run check`, [this](a.md#top) and [a site](https://example.com/b.md)',
    '`application/json`, `/api/live`, `null`, `sk_live_…`, `<feature>.policy.ts`, and lockMember in a sentence',
  ])('may be: %s', (text) => {
    expect(findMissingNames('docs/a.md', text, known)).toEqual([]);
  });

  it.each([
    ['`deals/buy.ts`', 'deals/buy.ts'],
    ['`buy.ts`', 'buy.ts'],
    ['`src/wants`', 'src/wants'],
    ['`lockMember()`', 'lockMember'],
    ['`search_terms.word`', 'search_terms'],
    ['npm run bake', 'npm run bake'],
    ['[this](b.md)', 'b.md'],
  ])('may not be: %s', (text, name) => {
    expect(findMissingNames('docs/a.md', text, known)).toEqual([name]);
  });
});
