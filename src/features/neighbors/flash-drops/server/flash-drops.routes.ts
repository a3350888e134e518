import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { flashDropErrors } from '../contract/errors.ts';
import {
  FlashDrop,
  FlashDropListings,
  FlashDropListingsQuery,
  FlashDrops,
  FlashDropsQuery,
  MyFlashDrops,
  RunningFlashDrop,
  RunningQuery,
} from '../contract/flash-drop.ts';
import { Leaderboard, LeaderboardQuery, OverallLeaderboard, OverallQuery } from '../contract/leaderboard.ts';
import { loadListings } from './event-listings.ts';
import { requireMemberToJoin } from './flash-drops.policy.ts';
import {
  type LoadServices,
  loadFlashDrop,
  loadFlashDrops,
  loadMyFlashDrops,
  loadRunning,
} from './load-flash-drops.ts';
import { loadLeaderboard, loadOverall } from './load-leaderboard.ts';
import { joinFlashDrop, leaveFlashDrop, type ParticipationServices } from './participate.ts';

export const tag: ApiTag = {
  name: 'Flash Drops',
  description:
    'Events for which people list, share and sell: who takes part, what earned them points, and what they won.',
};

const participationErrors = [
  flashDropErrors.SIGN_IN_TO_JOIN,
  flashDropErrors.FLASH_DROP_NOT_FOUND,
  flashDropErrors.FLASH_DROP_OVER,
];

export function flashDropRoutes(services: LoadServices & ParticipationServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/flash-drops',
        operationId: 'listFlashDrops',
        tag,
        summary: 'List running, upcoming and past Flash Drops',
        access: 'optional',
        request: { query: FlashDropsQuery },
        responses: { 200: json(FlashDrops, 'All running ones, upcoming ones, and a page of past ones.') },
      }),
      async (c) => {
        const page = await loadFlashDrops(services, await actorOf(c), c.req.valid('query'));
        return c.json(page, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/flash-drops/mine',
        operationId: 'listMyFlashDrops',
        tag,
        summary: 'List Flash Drops the viewer takes or took part in',
        access: 'member',
        request: { query: FlashDropsQuery },
        responses: { 200: json(MyFlashDrops, 'Newest first, with points and ranks.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await loadMyFlashDrops(services, member, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/flash-drops/running',
        operationId: 'getRunningFlashDrop',
        tag,
        summary: 'Get the running Flash Drop',
        description:
          'If there are several, one that the viewer takes part in, or else the one with the most participants. With `soon`, also an event that starts within a day.',
        access: 'optional',
        request: { query: RunningQuery },
        responses: {
          200: json(z.object({ event: z.union([RunningFlashDrop, z.null()]) }), 'The event, or null.'),
        },
      }),
      async (c) => {
        const event = await loadRunning(services, await actorOf(c), c.req.valid('query'));
        return c.json({ event }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/flash-drops/{id}',
        operationId: 'getFlashDrop',
        tag,
        summary: 'One Flash Drop',
        access: 'optional',
        request: { params: byId },
        responses: { 200: json(FlashDrop, 'The current event.') },
        errors: [flashDropErrors.FLASH_DROP_NOT_FOUND],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await loadFlashDrop(services, await actorOf(c), id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/flash-drops/{id}/participation',
        operationId: 'joinFlashDrop',
        tag,
        summary: 'Take part in a Flash Drop',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(FlashDrop, "The event with the viewer's participation.") },
        errors: participationErrors,
      }),
      async (c) => {
        const member = requireMemberToJoin(await actorOf(c));
        const { id } = c.req.valid('param');
        await joinFlashDrop(services, member, { id, address: c.var.address });
        return c.json(await loadFlashDrop(services, member, id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/flash-drops/{id}/participation',
        operationId: 'leaveFlashDrop',
        tag,
        summary: 'Leave a Flash Drop',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(FlashDrop, "The event without the viewer's participation.") },
        errors: participationErrors,
      }),
      async (c) => {
        const member = requireMemberToJoin(await actorOf(c));
        const { id } = c.req.valid('param');
        await leaveFlashDrop(services, member, id);
        return c.json(await loadFlashDrop(services, member, id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/flash-drops/{id}/leaderboard',
        operationId: 'getFlashDropLeaderboard',
        tag,
        summary: 'Get the leaderboard of a Flash Drop',
        description: 'The same for everyone. At most a second old; a live update follows when it changes.',
        access: 'anyone',
        request: { params: byId, query: LeaderboardQuery },
        responses: { 200: json(Leaderboard, 'A page of ranks, and the ranks around a person.') },
        errors: [flashDropErrors.FLASH_DROP_NOT_FOUND],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await loadLeaderboard(services, id, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/leaderboard',
        operationId: 'getLeaderboard',
        tag,
        summary: 'Get the leaderboard across all Flash Drops',
        access: 'anyone',
        request: { query: OverallQuery },
        responses: { 200: json(OverallLeaderboard, 'A page of ranks, and the ranks around a person.') },
      }),
      async (c) => c.json(await loadOverall(services, c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/flash-drops/{id}/listings',
        operationId: 'listFlashDropListings',
        tag,
        summary: 'List the listings of a Flash Drop',
        access: 'optional',
        request: { params: byId, query: FlashDropListingsQuery },
        responses: { 200: json(FlashDropListings, 'A page, newest first.') },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const page = await loadListings(services, await actorOf(c), id, c.req.valid('query'));
        return c.json(page, 200, PRIVATE);
      },
    );
}
