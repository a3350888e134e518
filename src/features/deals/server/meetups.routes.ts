import { createRoute, z } from '@hono/zod-openapi';
import type { Config } from '../../../platform/server/config.ts';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { listingErrors } from '../../listings/contract/errors.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import { MeetupId, NewMeetup } from '../contract/deal.ts';
import { dealErrors } from '../contract/errors.ts';
import type { DealsServices } from './deals.ts';
import { body, takingStep } from './deals.routes.ts';
import { meetupCalendar } from './meetup-calendar.ts';
import { cancelMeetup, confirmMeetup, proposeMeetup } from './plan-meetup.ts';

const params = z.object({ id: z.uuid() });
const PRIVATE = { 'Cache-Control': 'no-store' };

/** Where and when the two of a deal meet. */
export function meetupRoutes(services: DealsServices & { config: Config }) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'put',
        path: '/conversations/{id}/meetup',
        summary: 'Propose a place and a time, in the place of what was planned before',
        request: { params, body: body(NewMeetup) },
        ...takingStep(dealErrors.BAD_MEETUP),
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const { id } = c.req.valid('param');
        return c.json(await proposeMeetup(services, owner, id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/conversations/{id}/meetup/confirm',
        summary: 'Agree to the meet-up the other one proposed',
        request: { params, body: body(MeetupId) },
        ...takingStep(dealErrors.MEETUP_OVER),
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const { id } = c.req.valid('param');
        return c.json(await confirmMeetup(services, owner, id, c.req.valid('json').id), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/conversations/{id}/meetup',
        summary: 'Call the meet-up off',
        request: { params },
        ...takingStep(dealErrors.MEETUP_OVER),
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json(await cancelMeetup(services, owner, c.req.valid('param').id), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/conversations/{id}/meetup.ics',
        tags: ['Deals'],
        summary: 'The confirmed meet-up as a calendar file',
        request: { params },
        responses: {
          200: { description: 'For a calendar.', content: { 'text/calendar': { schema: z.string() } } },
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            messageErrors.CONVERSATION_NOT_FOUND,
            listingErrors.LISTING_GONE,
            dealErrors.MEETUP_OVER,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const calendar = await meetupCalendar(services, owner, c.req.valid('param').id);
        return c.body(calendar, 200, {
          ...PRIVATE,
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'attachment; filename="meet-up.ics"',
        });
      },
    );
}
