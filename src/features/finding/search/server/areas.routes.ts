import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { json, route } from '../../../../platform/server/http/route.ts';
import { AreaQuery, Areas } from '../contract/search.ts';
import { findAreas } from './areas.ts';
import { tag } from './search.routes.ts';

/** Suggests area names, for people who do not share their location. */
export function areaRoutes({ db }: { db: Database }) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/areas',
      operationId: 'listAreas',
      tag,
      summary: 'Areas that sellers use, by the beginning of their name',
      access: 'anyone',
      scope: 'listings:read',
      request: { query: AreaQuery },
      responses: { 200: json(Areas, 'At most 8.') },
    }),
    async (c) => {
      const { q } = c.req.valid('query');
      // PostgreSQL text cannot contain NUL.
      return c.json({ areas: await findAreas(db, q.replaceAll('\0', '').toWellFormed()) }, 200);
    },
  );
}
