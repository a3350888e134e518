import { sql } from 'kysely';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { ListingMap } from '../../../finding/map/contract/listing-map.ts';
import { loadMap, type MapServices } from '../../../finding/map/server/map.ts';
import { flashDropErrors } from '../contract/errors.ts';
import { tag } from './flash-drops.routes.ts';

export function eventMapRoutes(services: MapServices) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/flash-drops/{id}/map',
      operationId: 'getFlashDropMap',
      tag,
      summary: 'Positions of the listings of a Flash Drop, to about a kilometer',
      access: 'optional',
      request: { params: byId },
      responses: { 200: json(ListingMap, 'The newest listings for sale with a position.') },
      errors: [flashDropErrors.FLASH_DROP_NOT_FOUND],
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const event = await services.db
        .selectFrom('flash_drops')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (event === undefined) throw new DomainError(flashDropErrors.FLASH_DROP_NOT_FOUND);
      const listings = sql<{ listing_id: string; added_at: Date }>`
        select listing_id, added_at from flash_drop_listings where flash_drop_id = ${id}`;
      return c.json(await loadMap(services, await actorOf(c), listings), 200, PRIVATE);
    },
  );
}
