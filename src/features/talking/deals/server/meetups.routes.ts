import { z } from '@hono/zod-openapi';
import type { Config } from '../../../../platform/server/config.ts';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import { MeetupId, NewMeetup } from '../contract/deal.ts';
import { dealErrors } from '../contract/errors.ts';
import { tag, takingStep } from './deals.routes.ts';
import type { DealsServices } from './deals.ts';
import { cancelMeetup, confirmMeetup, meetupCalendar, proposeMeetup } from './meetups.ts';

/** Registers the endpoints for meet-ups. */
export function meetupRoutes(services: DealsServices & { config: Config }) {
  return createRouter()
    .openapi(
      route({
        method: 'put',
        path: '/conversations/{id}/meetup',
        operationId: 'proposeMeetup',
        summary: 'Propose a place and a time; replaces an earlier meet-up',
        scope: 'messages:write',
        request: { params: byId, body: jsonBody(NewMeetup) },
        ...takingStep(dealErrors.BAD_MEETUP),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await proposeMeetup(services, owner, id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/conversations/{id}/meetup/confirm',
        operationId: 'confirmMeetup',
        summary: 'Confirm the meet-up that the other participant proposed',
        scope: 'messages:write',
        request: { params: byId, body: jsonBody(MeetupId) },
        ...takingStep(dealErrors.MEETUP_OVER),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await confirmMeetup(services, owner, id, c.req.valid('json').id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/conversations/{id}/meetup',
        operationId: 'cancelMeetup',
        summary: 'Cancel the meet-up',
        scope: 'messages:write',
        request: { params: byId },
        ...takingStep(dealErrors.MEETUP_OVER),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await cancelMeetup(services, owner, c.req.valid('param').id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/conversations/{id}/meetup.ics',
        operationId: 'getMeetupCalendar',
        tag,
        summary: 'The confirmed meet-up as a calendar file',
        access: 'owner',
        scope: 'messages:read',
        request: { params: byId },
        responses: {
          200: { description: 'An iCalendar file.', content: { 'text/calendar': { schema: z.string() } } },
        },
        errors: [messageErrors.CONVERSATION_NOT_FOUND, listingErrors.LISTING_GONE, dealErrors.MEETUP_OVER],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const calendar = await meetupCalendar(services, owner, c.req.valid('param').id);
        return c.body(calendar, 200, {
          ...PRIVATE,
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'attachment; filename="meet-up.ics"',
        });
      },
    );
}
