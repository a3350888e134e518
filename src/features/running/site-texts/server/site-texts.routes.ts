import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { json, route } from '../../../../platform/server/http/route.ts';
import { siteTextErrors } from '../contract/errors.ts';
import { SiteText, SiteTextPath, SiteTextQuery } from '../contract/site-text.ts';
import { loadSiteText } from './versions.ts';

export function siteTextRoutes({ db, settings }: Pick<PlatformServices, 'db' | 'settings'>) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/site-texts/{name}',
      operationId: 'getSiteText',
      tag: { name: 'Site texts', description: 'Terms, privacy and rules of the site, with their versions.' },
      summary: 'Get the terms, privacy or rules of the site',
      access: 'anyone',
      request: { params: SiteTextPath, query: SiteTextQuery },
      responses: { 200: json(SiteText, 'The text.') },
      errors: [siteTextErrors.SITE_TEXT_NOT_FOUND],
    }),
    async (c) => {
      const shown = c.env.page?.settings ?? settings.current();
      const { version } = c.req.valid('query');
      return c.json(await loadSiteText(db, c.req.valid('param').name, { settings: shown, version }), 200);
    },
  );
}
