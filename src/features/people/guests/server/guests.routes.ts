import type { Context } from 'hono';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import type { RequestEnv } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { guestErrors } from '../contract/errors.ts';
import { ClaimResult, GuestCredentials, GuestKept, GuestReturn } from '../contract/guest.ts';
import { forgetGuestCookie, rememberGuest } from './guest-cookie.ts';
import { claimGuest, createGuest, type GuestServices, resumeGuest } from './guests.ts';

const tag: ApiTag = {
  name: 'Guests',
  description: 'People who sell without an account, identified by a Guest ID and a PIN.',
};
export function guestRoutes(services: GuestServices & Pick<PlatformServices, 'config' | 'settings'>) {
  const { config, db, settings } = services;
  const remember = (c: Context<RequestEnv>, key: string) => rememberGuest(c, config, key);

  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/guests',
        operationId: 'createGuest',
        tag,
        summary: 'Become a guest',
        description: 'The PIN is shown only here; it is stored as a hash.',
        access: 'anyone',
        responses: { 201: json(GuestCredentials, 'Guest ID and PIN.') },
        errors: [guestErrors.GUESTS_OFF, guestErrors.GUEST_NOT_CREATED, guestErrors.TOO_MANY_GUESTS],
      }),
      async (c) => {
        if (!settings.current().guests) throw new DomainError(guestErrors.GUESTS_OFF);
        const { key, guestId, pin } = await createGuest(db, c.var.address);
        await remember(c, key);
        return c.json({ guestId, pin }, 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/guests/return',
        operationId: 'resumeGuest',
        tag,
        summary: 'Return as a guest with Guest ID and PIN',
        access: 'anyone',
        request: { body: jsonBody(GuestReturn) },
        responses: {
          200: json(GuestKept, "The browser is the guest again, which canceled the guest's deletion."),
          204: { description: 'The browser is the guest again.' },
        },
        errors: [guestErrors.GUEST_INCOMPLETE, guestErrors.GUEST_REFUSED, guestErrors.TOO_MANY_PINS],
      }),
      async (c) => {
        const { key, kept } = await resumeGuest(services, c.req.valid('json'), c.var.address);
        await remember(c, key);
        return kept ? c.json({ kept }, 200) : c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/guests/current',
        operationId: 'leaveGuest',
        tag,
        summary: 'Stop being a guest in this browser',
        description: 'The guest and its listings remain; Guest ID and PIN restore access.',
        access: 'optional',
        responses: { 204: { description: 'Done.' } },
      }),
      (c) => {
        forgetGuestCookie(c, config);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/guests/claim',
        operationId: 'claimGuest',
        tag,
        summary: 'Move everything the guest owns to the account',
        access: 'member',
        responses: { 200: json(ClaimResult, 'Everything was moved, and the guest no longer exists.') },
        errors: [guestErrors.NOTHING_TO_CLAIM],
      }),
      async (c) => {
        const { actor, guest } = await c.var.identify();
        const member = requireMember(actor);
        if (guest === null) throw new DomainError(guestErrors.NOTHING_TO_CLAIM);
        const moved = await claimGuest(services, guest.key, member.id);
        if (moved === null) throw new DomainError(guestErrors.NOTHING_TO_CLAIM);
        forgetGuestCookie(c, config);
        return c.json(moved, 200);
      },
    );
}
