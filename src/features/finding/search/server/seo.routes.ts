import { type Context, Hono } from 'hono';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { RequestEnv } from '../../../../platform/server/http/request.ts';
import { xmlDocument, xmlElement, xmlText } from '../../../../platform/server/http/xml.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { categoryLabel, shownCategories } from '../../../../shared/taxonomy.ts';
import { SearchFilters } from '../contract/search.ts';
import { findPage } from './find-page.ts';
import { readBrowse } from './read-browse.ts';
import { sitemapListings, sitemapParts, sitemapSellers } from './sitemap.ts';

const FEED_SIZE = 30;
const PAGES = ['/', '/listings', '/voice-recorder', '/about', '/contact', '/privacy', '/terms', '/rules'];
const PRIVATE = [
  '/api/',
  '/auth',
  '/dashboard',
  '/favourites',
  '/messages',
  '/settings',
  '/create-listing',
  '/create-ai-listing',
];
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Services {
  db: Database;
  /** `publicUrl` is the public origin. */
  config: Pick<Config, 'publicUrl' | 'siteName'>;
}

/** Serves search engines and feed readers: robots.txt, sitemaps, and a feed of any search. */
export function seoRoutes({ db, config }: Services): Hono<RequestEnv> {
  const { publicUrl } = config;
  const routes = new Hono<RequestEnv>();

  routes.get('/robots.txt', (c) => {
    const rules = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)];
    return c.text(`${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  routes.get('/sitemap.xml', async (c) => {
    const { listings, sellers } = await sitemapParts(db);
    const names = [
      'pages',
      ...sellers.map((part) => (part === '' ? 'profiles' : `profiles-${part}`)),
      ...listings.map((part) => `listings-${part || 'all'}`),
    ];
    const entries = names.map((name) =>
      xmlElement('sitemap', xmlText('loc', `${publicUrl}/sitemap/${name}.xml`)),
    );
    return xml(c, `<sitemapindex ${SITEMAP}>${entries.join('')}</sitemapindex>`);
  });

  routes.get('/sitemap/pages.xml', (c) =>
    xml(c, urlset([...PAGES, ...categoryPages()].map((path) => xmlText('loc', publicUrl + path)))),
  );

  routes.get('/sitemap/:file{profiles(?:-[0-9a-f]{1,3})?\\.xml}', async (c) => {
    const part = c.req.param('file').slice('profiles-'.length, -'.xml'.length);
    const sellers = await sitemapSellers(db, part);
    return xml(c, urlset(sellers.map(({ id }) => xmlText('loc', `${publicUrl}/profile/${id}`))));
  });

  routes.get('/sitemap/:file{listings-(?:all|[0-9a-f]{1,3})\\.xml}', async (c) => {
    const part = c.req.param('file').slice('listings-'.length, -'.xml'.length);
    const listings = await sitemapListings(db, part === 'all' ? '' : part);
    const entries = listings.map(
      ({ id, updated_at }) =>
        xmlText('loc', `${publicUrl}/listing/${id}`) + xmlText('lastmod', updated_at.toISOString()),
    );
    return xml(c, urlset(entries));
  });

  routes.get('/listings.rss', async (c) => {
    const { success, data } = SearchFilters.safeParse(c.req.query());
    if (!success)
      return c.text("This search doesn't exist. Copy the feed address from a page of results.", 422);
    // Feeds list the newest first by default.
    const read = await readBrowse(db, { ...data, sort: data.sort ?? 'newest' }, async () => ({
      kind: 'visitor',
    }));
    const { rows } = await findPage(db, read, { limit: FEED_SIZE });
    const items = rows.map((listing) => {
      const address = `${publicUrl}/listing/${listing.id}`;
      return xmlElement(
        'item',
        xmlText('title', `${listing.title}, ${formatDollars(listing.price_cents)}`),
        xmlText('link', address),
        xmlText('guid', address),
        xmlText('category', categoryLabel(listing.category)),
        xmlText('pubDate', listing.created_at.toUTCString()),
        xmlText('description', listing.description),
      );
    });
    const channel = xmlElement(
      'channel',
      xmlText('title', `${config.siteName}: ${data.q ?? 'just posted'}`),
      xmlText('link', `${publicUrl}/listings`),
      xmlText('description', 'Second-hand items from people nearby.'),
      ...items,
    );
    c.header('Cache-Control', 'public, max-age=600');
    return c.body(xmlDocument(`<rss version="2.0">${channel}</rss>`), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
    });
  });

  return routes;
}

const categoryPages = () => shownCategories().map(({ slug }) => `/listings?category=${slug}`);

const urlset = (entries: string[]): string =>
  `<urlset ${SITEMAP}>${entries.map((entry) => xmlElement('url', entry)).join('')}</urlset>`;

function xml(c: Context<RequestEnv>, root: string) {
  c.header('Cache-Control', 'public, max-age=3600');
  return c.body(xmlDocument(root), 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}
