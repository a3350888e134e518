import { expect, test } from 'vitest';
import { readFilters } from '../../../finding/search/web/search.ts';
import { siteAsOrganization, siteAsWebSite } from './home-json-ld.ts';

const SITE = 'https://offhand.example';

test('Search engines get an address that searches the site', () => {
  const { potentialAction } = siteAsWebSite(SITE, 'Swap');
  const address = potentialAction.target.urlTemplate.replace('{search_term_string}', 'record%20player');
  expect(address.startsWith(`${SITE}/listings?`)).toBe(true);
  expect(readFilters(new URL(address).searchParams).q).toBe('record player');
});

test('Addresses for search engines are absolute', () => {
  const { url, logo } = siteAsOrganization(SITE, 'Swap');
  for (const address of [url, logo, siteAsWebSite(SITE, 'Swap').url])
    expect(address).toMatch(/^https:\/\/offhand/);
});
