import { Hono } from 'hono';
import type { Config } from '../../../../platform/server/config.ts';
import type { RequestEnv } from '../../../../platform/server/http/request.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { brandHex, DEFAULT_HUES } from '../../../../shared/brand-colors.ts';
import { SHARE_TARGET } from '../../../../shared/share-target.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import { PHOTO_ACCEPT } from '../../../items/photos/contract/photo-limits.ts';
import { createIcons, ICON_KINDS, ICON_SIDES, lookTag, tagSvg } from './app-icons.ts';

interface Services {
  config: Pick<Config, 'siteName' | 'hues'>;
  settings: Pick<SiteSettings, 'current'>;
  storage: Pick<FileStorage, 'open'>;
}

/** The page's ground in the light theme, as in tokens.css. */
const GROUND = '#fdfcfe';
const OUR_LOOK = lookTag({ colors: brandHex(DEFAULT_HUES), logo: '' });
const FOREVER = 'public, max-age=31536000, immutable';

/** Pictures of the site that browsers show before it is installed, in public/app-screenshots. */
const SCREENSHOTS = [
  { file: 'browse', sizes: '780x1688', label: 'The newest items nearby', form_factor: 'narrow' },
  { file: 'listing', sizes: '780x1688', label: 'An item, its price and its seller', form_factor: 'narrow' },
  { file: 'browse-wide', sizes: '1280x800', label: 'The newest items nearby', form_factor: 'wide' },
].map(({ file, ...screenshot }) => ({
  src: `/app-screenshots/${file}.webp`,
  type: 'image/webp',
  ...screenshot,
}));

/** Serves the web app manifest, and the icons in the site's colors. */
export function webAppRoutes({ config, settings, storage }: Services): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const icons = createIcons(storage);
  const look = () => ({ colors: brandHex(config.hues), logo: settings.current().logo });

  routes.get('/favicon.svg', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.body(tagSvg(look().colors), 200, { 'Content-Type': 'image/svg+xml' });
  });

  routes.get('/manifest.webmanifest', (c) => {
    const tag = lookTag(look());
    const { siteName } = config;
    const manifest = {
      id: '/',
      name: siteName,
      short_name: siteName,
      description: 'Sell what you no longer need in seconds, and find second-hand items nearby.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'en',
      categories: ['shopping'],
      background_color: GROUND,
      theme_color: GROUND,
      icons: ICON_KINDS.flatMap((kind) =>
        [192, 512].map((side) => ({
          src: `/app-icons/${kind}-${side}.png?look=${tag}`,
          sizes: `${side}x${side}`,
          type: 'image/png',
          purpose: kind,
        })),
      ),
      shortcuts: [
        { name: 'Sell something', url: '/create-listing' },
        { name: 'Messages', url: '/messages' },
        { name: 'Search', url: '/listings' },
      ],
      // The service worker takes it, and opens the page to sell.
      share_target: {
        action: SHARE_TARGET.path,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          ...Object.fromEntries(SHARE_TARGET.texts.map((name) => [name, name])),
          files: [{ name: SHARE_TARGET.photos, accept: PHOTO_ACCEPT.split(',') }],
        },
      },
      // They show our name and colors.
      ...(siteName === DEFAULT_SETTINGS.siteName && tag === OUR_LOOK && { screenshots: SCREENSHOTS }),
    };
    c.header('Cache-Control', 'no-cache');
    return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' });
  });

  routes.get('/app-icons/:file', async (c) => {
    const [, kind, digits] = /^(any|maskable)-(\d+)\.png$/.exec(c.req.param('file')) ?? [];
    const side = ICON_SIDES.find((known) => String(known) === digits);
    const drawn = ICON_KINDS.find((known) => known === kind);
    if (drawn === undefined || side === undefined) return c.text('Not found', 404);
    const current = look();
    // An address of an earlier look shows the current one, but not forever.
    c.header('Cache-Control', c.req.query('look') === lookTag(current) ? FOREVER : 'no-cache');
    return c.body(await icons.draw(drawn, side, current), 200, { 'Content-Type': 'image/png' });
  });

  return routes;
}
