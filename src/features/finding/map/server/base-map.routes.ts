import { compress } from 'hono/compress';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { json, route } from '../../../../platform/server/http/route.ts';
import { BaseMap } from '../contract/base-map.ts';

export interface BaseMapServices {
  baseMap: BaseMap;
}

/** An operator's new map shows within an hour. */
const CACHING = { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400' };

export function baseMapRoutes({ baseMap }: BaseMapServices) {
  const router = createRouter();
  router.use('/base-map', compress());
  return router.openapi(
    route({
      method: 'get',
      path: '/base-map',
      operationId: 'getBaseMap',
      tag: { name: 'Maps', description: 'The ground of maps.' },
      summary: 'Water, parks, roads and areas that maps are drawn on, as GeoJSON',
      access: 'anyone',
      responses: { 200: json(BaseMap, 'The base map.') },
    }),
    (c) => c.json(baseMap, 200, CACHING),
  );
}
