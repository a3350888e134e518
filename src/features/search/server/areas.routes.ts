import { createRoute } from '@hono/zod-openapi';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { AreaQuery, Areas } from '../contract/area.ts';
import { findAreas } from './areas.ts';

/** Names of places, for people who do not give their position. */
export function areaRoutes({ db }: { db: Database }) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/areas',
      tags: ['Listings'],
      summary: 'Areas that sellers use, by how their name begins',
      request: { query: AreaQuery },
      responses: {
        200: { description: 'At most 8.', content: { 'application/json': { schema: Areas } } },
        ...problems(),
      },
    }),
    async (c) => {
      const { q } = c.req.valid('query');
      // PostgreSQL has no text with NUL.
      return c.json({ areas: await findAreas(db, q.replaceAll('\0', '').toWellFormed()) }, 200);
    },
  );
}
