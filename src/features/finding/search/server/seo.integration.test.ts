import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newListing, newMember } from '../../../../../tests/support/factories.ts';
import { getRaw } from '../../../../../tests/support/get-raw.ts';
import { CATEGORIES, setCategories } from '../../../../shared/taxonomy.ts';
import { countSitemap } from './sitemap.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => setCategories(CATEGORIES));
afterAll(() => app.close());

const get = async (path: string) => {
  const answer = await fetch(app.url + path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('robots.txt names the sitemap and excludes private pages', async () => {
  const { status, text } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(text).toContain('Disallow: /dashboard');
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('The sitemap contains every active listing and no sold one', async () => {
  const seller = await newMember(app);
  const [active, sold] = [await newListing(seller), await newListing(seller)];
  await app.db.updateTable('listings').set({ status: 'sold' }).where('id', '=', sold.id).execute();
  const index = await get('/sitemap.xml');
  expect(index.type).toBe('application/xml; charset=utf-8');
  const files = [...index.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(files).toContain('/sitemap/pages.xml');
  const texts = await Promise.all(files.map(async (file) => (await get(file)).text));
  expect(texts.join('')).toContain(`/listing/${active.id}<`);
  expect(texts.join('')).not.toContain(sold.id);
  expect(texts.join('')).toContain('/contact<');
});

test('The sitemap contains the page of each category that is shown, added ones too', async () => {
  const [electronics, ...others] = CATEGORIES;
  const kids = { slug: 'kids-baby', label: 'Kids & Baby', icon: 'baby' };
  setCategories([{ ...electronics, isHidden: true }, ...others, kids]);
  const { text } = await get('/sitemap/pages.xml');
  expect(text).toContain('/listings?category=kids-baby<');
  expect(text).toContain('/listings?category=home-garden<');
  expect(text).not.toContain('electronics');
});

test('The sitemap contains only members who have something for sale', async () => {
  const [seller, buyer] = [await newMember(app), await newMember(app)];
  await newListing(seller);
  const idOf = async ({ details }: typeof seller) =>
    (await app.db.selectFrom('profiles').select('id').where('email', '=', details.email).executeTakeFirst())
      ?.id;
  const { text } = await get('/sitemap/profiles.xml');
  expect(text).toContain(`/profile/${await idOf(seller)}<`);
  expect(text).not.toContain(await idOf(buyer));
});

test('A sitemap file contains exactly the ids with its prefix', async () => {
  const { id } = await newListing(await newMember(app));
  const prefix = id.slice(0, 2);
  const other = prefix === '00' ? '01' : '00';
  expect((await get(`/sitemap/listings-${prefix}.xml`)).text).toContain(id);
  expect((await get(`/sitemap/listings-${other}.xml`)).text).not.toContain(id);
});

const storedCounts = () =>
  app.db.selectFrom('sitemap_counts').select(['listings', 'sellers']).executeTakeFirstOrThrow();

test('The sitemap index follows stored counts, which a job updates', async () => {
  await newListing(await newMember(app));
  await app.db.updateTable('sitemap_counts').set({ listings: 500_000, sellers: 0 }).execute();
  expect((await get('/sitemap.xml')).text).toContain('/sitemap/listings-ff.xml<');
  await countSitemap(app.db);
  expect((await get('/sitemap.xml')).text).toContain('/sitemap/listings-all.xml<');
  const { rows } = await sql<{ listings: number; sellers: number }>`
    select count(*)::int as listings, count(distinct seller_id)::int as sellers from listings
    where status = 'active' and deleted_at is null and not owner_leaves`.execute(app.db);
  expect(await storedCounts()).toEqual(rows[0]);
});

test('Many listings are estimated, and listed in files of three digits', async () => {
  const { id } = await newListing(await newMember(app));
  await sql`analyze listings, profiles`.execute(app.db);
  await countSitemap(app.db);
  const counted = await storedCounts();
  await countSitemap(app.db, 1);
  const estimated = await storedCounts();
  expect(estimated.listings).toBe(counted.listings);
  expect(estimated.sellers).toBeGreaterThanOrEqual(counted.sellers);

  await app.db.updateTable('sitemap_counts').set({ listings: 6_000_000 }).execute();
  expect((await get('/sitemap.xml')).text).toContain('/sitemap/listings-fff.xml<');
  expect((await get(`/sitemap/listings-${id.slice(0, 3)}.xml`)).text).toContain(id);
  await countSitemap(app.db);
});

test('With more than 50,000 sellers, each is in exactly one of several files', async () => {
  const [first, second] = [await newMember(app), await newMember(app)];
  await newListing(first);
  await newListing(second);
  await countSitemap(app.db);
  const { sellers } = await storedCounts();
  await app.db.updateTable('sitemap_counts').set({ sellers: 60_000 }).execute();
  const index = await get('/sitemap.xml');
  const files = [...index.text.matchAll(/<loc>[^<]*(\/sitemap\/profiles[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(files).toHaveLength(16);
  const texts = await Promise.all(files.map(async (file) => (await get(file)).text));
  const listed = texts.join('').match(/\/profile\/[0-9a-f-]{36}</g) ?? [];
  expect(listed).toHaveLength(sellers);
  expect(new Set(listed).size).toBe(sellers);
  await countSitemap(app.db);
});

test('A search has a valid feed for any title', async () => {
  const seller = await newMember(app);
  await newListing(seller, { title: 'Samovar <b> & "co"', price: '45' });
  await newListing(seller, { title: 'Something else' });
  const feed = await get('/listings.rss?q=samovar');
  expect(feed.type).toBe('application/rss+xml; charset=utf-8');
  expect(feed.text).toContain('<title>Samovar &lt;b&gt; &amp; &quot;co&quot;, $45</title>');
  expect(feed.text).not.toContain('Something else');
  expect((await get('/listings.rss?category=boats')).status).toBe(422);
});

test('Alternative spellings of an address redirect permanently to the canonical one', async () => {
  const spelled = await fetch(`${app.url}/Listing//ABC/?q=Red%20Bike`, { redirect: 'manual' });
  expect([spelled.status, spelled.headers.get('location')]).toEqual([301, '/listing/abc?q=Red%20Bike']);
  const elsewhere = await fetch(`${app.url}//evil.example/`, { redirect: 'manual' });
  expect(elsewhere.headers.get('location')).toBe('/evil.example');
  expect((await fetch(`${app.url}/api/listings/`, { redirect: 'manual' })).status).toBe(404);
});

test.each([
  '/%5Cevil.example/',
  '/%5C%5Cevil.example/',
  '/%09/evil.example/',
  '/%0A/evil.example/',
  '/%0D/evil.example/',
  '/%2F/evil.example/',
  '/%2Fevil.example/',
  '//evil.example/',
  '///evil.example/',
  '/.//evil.example/',
  '/%2e//evil.example/',
  '/x/..//evil.example/',
  '/x/%2E%2E//evil.example/',
  '/https://evil.example/',
  'http://evil.example//evil.example/',
])('The redirect to the canonical address never leaves this site: %s (PERM-14)', async (path) => {
  const { status, headers } = await getRaw(app.url, path);
  expect(status).toBe(301);
  const { origin } = new URL(headers.location ?? '', app.url);
  expect(origin).toBe(app.url);
});

test.each(['%0a', '%0d', '%0D%0ASet-Cookie:a=b', '%00', '%E9', '%C3%A9', '%FF', '%E2%80%A8', '%', '%X'])(
  'Special characters in a path cause no error and no header injection: /X%s (PERM-14)',
  async (odd) => {
    for (const path of [`/X${odd}`, `/${odd}/X/`, `/Listing/${odd}`, `/x${odd}?a=%0D%0A${odd}`]) {
      const { status, headers } = await getRaw(app.url, path);
      expect([path, status < 500, headers['set-cookie']]).toEqual([path, true, undefined]);
      expect(headers.location ?? '').toMatch(/^[!-~]*$/);
    }
  },
);
