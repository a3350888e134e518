import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import { PageQuery } from '../../../../../shared/page-query.ts';
import { ListingMap } from '../../../../finding/map/contract/listing-map.ts';
import { loadMap, type MapServices } from '../../../../finding/map/server/map.ts';
import { listingErrors } from '../../../../items/listings/contract/errors.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { AddedListing, ZoneListingChange, ZoneListingPage } from '../../contract/zone-listing.ts';
import { Removal } from '../../contract/zone-member.ts';
import {
  tag,
  type ZoneServices,
  zoneErrorsForAdmins,
  zoneErrorsForMembers,
  zoneErrorsForReaders,
} from '../route-parts.ts';
import { zoneStanding } from '../zone-standing.ts';
import { addListing, withdrawListing } from './add-listing.ts';
import { listZoneListings } from './list-zone-listings.ts';
import { pinListing, putListingBack, removeListing } from './moderate-listing.ts';

const listingParams = byId.extend({ listingId: z.uuid() });

export function zoneListingRoutes(services: ZoneServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}/listings',
        operationId: 'listZoneListings',
        tag,
        summary: 'Listings for sale in a zone: pinned first, then newest',
        access: 'optional',
        request: { params: byId, query: PageQuery },
        responses: { 200: json(ZoneListingPage, 'A page of listings.') },
        errors: zoneErrorsForReaders,
      }),
      async (c) => {
        const viewer = await actorOf(c);
        const { id } = c.req.valid('param');
        return c.json(await listZoneListings(services, viewer, id, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/zones/{id}/listings',
        operationId: 'addZoneListing',
        tag,
        summary: "Add the viewer's own listing to a zone; repeating it changes nothing",
        access: 'member',
        request: { params: byId, body: jsonBody(AddedListing) },
        responses: { 204: { description: 'It is in the zone.' } },
        errors: [
          ...zoneErrorsForMembers,
          listingErrors.LISTING_NOT_FOUND,
          listingErrors.NOT_YOUR_LISTING,
          zoneErrors.LISTING_NOT_FOR_SALE,
          zoneErrors.ZONE_LISTING_REMOVED,
          zoneErrors.TOO_MANY_ZONE_CHANGES,
        ],
      }),
      async (c) => {
        await addListing(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json').listingId);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/zones/{id}/listings/{listingId}',
        operationId: 'updateZoneListing',
        tag,
        summary: 'Pin a listing in a zone, or unpin it',
        access: 'member',
        request: { params: listingParams, body: jsonBody(ZoneListingChange) },
        responses: { 204: { description: 'It is changed.' } },
        errors: [...zoneErrorsForAdmins, zoneErrors.ZONE_LISTING_NOT_FOUND, zoneErrors.TOO_MANY_PINNED],
      }),
      async (c) => {
        const { id, listingId } = c.req.valid('param');
        await pinListing(services, await actorOf(c), id, listingId, c.req.valid('json').pinned);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zones/{id}/listings/{listingId}',
        operationId: 'withdrawZoneListing',
        tag,
        summary: "Withdraw the viewer's own listing from a zone; repeating it changes nothing",
        access: 'member',
        request: { params: listingParams },
        responses: { 204: { description: 'It is not in the zone.' } },
      }),
      async (c) => {
        const { id, listingId } = c.req.valid('param');
        await withdrawListing(services, await actorOf(c), id, listingId);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/zones/{id}/listings/{listingId}/removal',
        operationId: 'removeZoneListing',
        tag,
        summary: 'Remove a listing from a zone, with a reason for members',
        access: 'member',
        request: { params: listingParams, body: jsonBody(Removal) },
        responses: { 204: { description: 'It is removed.' } },
        errors: [
          ...zoneErrorsForAdmins,
          zoneErrors.ZONE_LISTING_NOT_FOUND,
          zoneErrors.ZONE_RULE_GONE,
          zoneErrors.REMOVAL_REFUSED,
        ],
      }),
      async (c) => {
        const { id, listingId } = c.req.valid('param');
        await removeListing(services, await actorOf(c), id, listingId, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zones/{id}/listings/{listingId}/removal',
        operationId: 'undoZoneListingRemoval',
        tag,
        summary: 'Put a removed listing back, within 7 days',
        access: 'member',
        request: { params: listingParams },
        responses: { 204: { description: 'It is in the zone again.' } },
        errors: [
          ...zoneErrorsForAdmins,
          zoneErrors.ZONE_LISTING_NOT_FOUND,
          zoneErrors.ZONE_MEMBER_NOT_FOUND,
          zoneErrors.PUT_BACK_TOO_LATE,
        ],
      }),
      async (c) => {
        const { id, listingId } = c.req.valid('param');
        await putListingBack(services, await actorOf(c), id, listingId);
        return c.body(null, 204);
      },
    );
}

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
