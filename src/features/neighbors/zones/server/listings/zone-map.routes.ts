import { sql } from 'kysely';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import { ListingMap } from '../../../../finding/map/contract/listing-map.ts';
import { loadMap, type MapServices } from '../../../../finding/map/server/map.ts';
import { zoneErrorsForReaders, tag } from '../route-parts.ts';
import { zoneStanding } from '../zone-standing.ts';

export function zoneMapRoutes(services: MapServices) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/zones/{id}/map',
      operationId: 'getZoneMap',
      tag,
      summary: 'Positions of the listings of a zone, to about a kilometer',
      access: 'optional',
      request: { params: byId },
      responses: { 200: json(ListingMap, 'The newest listings for sale with a position.') },
      errors: zoneErrorsForReaders,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const viewer = await actorOf(c);
      await zoneStanding(services.db, id, viewer);
      const listings = sql<{ listing_id: string; added_at: Date }>`
        select listing_id, added_at from zone_listings where zone_id = ${id} and active`;
      return c.json(await loadMap(services, viewer, listings), 200, PRIVATE);
    },
  );
}
