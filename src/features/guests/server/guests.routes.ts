import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Config } from '../../../platform/server/config.ts';
import { requireMember } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../platform/server/http/route.ts';
import type { RequestEnv } from '../../../platform/server/http/request.ts';
import { DomainError } from '../../../shared/errors.ts';
import { guestErrors } from '../contract/errors.ts';
import { ClaimResult, GuestCredentials, GuestReturn } from '../contract/guest.ts';
import type { Guests } from './guests.ts';

const tag: ApiTag = {
  name: 'Guests',
  description: 'People who sell without an account, known by a Guest ID and a PIN.',
};
const COOKIE = 'offhand.guest';
const COOKIE_DAYS = 180;

/** The key of the guest whose signed cookie was sent. */
export async function guestKeyOf(c: Context<RequestEnv>, secret: string): Promise<string | null> {
  // Checking a signature costs time, so skip it without a cookie.
  if (!c.req.header('cookie')?.includes(`${COOKIE}=`)) return null;
  return (await getSignedCookie(c, secret, COOKIE)) || null;
}

export function guestRoutes(guests: Guests, config: Config) {
  const secure = config.publicUrl.startsWith('https:');
  const remember = (c: Context<RequestEnv>, key: string) =>
    setSignedCookie(c, COOKIE, key, config.authSecret, {
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      path: '/',
      maxAge: COOKIE_DAYS * 24 * 3600,
    });

  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/guests',
        operationId: 'createGuest',
        tag,
        summary: 'Become a guest',
        description: 'The only time the PIN is shown; it is stored as a hash.',
        access: 'anyone',
        responses: { 201: json(GuestCredentials, 'Guest ID and PIN.') },
        errors: [guestErrors.GUEST_NOT_CREATED, guestErrors.TOO_MANY_GUESTS],
      }),
      async (c) => {
        const { key, guestId, pin } = await guests.create(c.var.address);
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
        summary: 'Become a guest again with Guest ID and PIN',
        access: 'anyone',
        request: { body: jsonBody(GuestReturn) },
        responses: { 204: { description: 'The browser is the guest again.' } },
        errors: [guestErrors.GUEST_INCOMPLETE, guestErrors.GUEST_REFUSED, guestErrors.TOO_MANY_PINS],
      }),
      async (c) => {
        const { key } = await guests.comeBack(c.req.valid('json'), c.var.address);
        await remember(c, key);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/guests/current',
        operationId: 'leaveGuest',
        tag,
        summary: 'Stop being a guest in this browser',
        description: 'The guest and its listings stay; Guest ID and PIN bring them back.',
        access: 'optional',
        responses: { 204: { description: 'Done.' } },
      }),
      (c) => {
        deleteCookie(c, COOKIE, { path: '/', secure });
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/guests/claim',
        operationId: 'claimGuest',
        tag,
        summary: 'Move what the guest owns to the account',
        access: 'member',
        responses: { 200: json(ClaimResult, 'Everything is moved, and the guest has ended.') },
        errors: [guestErrors.NOTHING_TO_CLAIM],
      }),
      async (c) => {
        const { actor, guest } = await c.var.identify();
        const member = requireMember(actor);
        if (guest === null) throw new DomainError(guestErrors.NOTHING_TO_CLAIM);
        const moved = await guests.claim(guest.key, member.id);
        deleteCookie(c, COOKIE, { path: '/', secure });
        return c.json(moved, 200);
      },
    );
}
