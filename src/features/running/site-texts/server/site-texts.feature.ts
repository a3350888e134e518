import { sql } from 'kysely';
import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { siteTextRoutes } from './site-texts.routes.ts';

export const siteTextsFeature = defineFeature({
  name: 'site-texts',
  exportPerson: {
    tables: [
      {
        name: 'site-text-versions',
        shows: ['site_text_versions'],
        rows: (person) =>
          person.kind === 'guest'
            ? null
            : sql`
              select name, version, published_at from site_text_versions
              where published_by = ${person.id}::uuid order by published_at, name`,
      },
    ],
  },
  erasePerson: { columns: [...retained('site_text_versions', 'published_by')] },
  build: (services: Parameters<typeof siteTextRoutes>[0]) => ({ routes: [siteTextRoutes(services)] }),
});
