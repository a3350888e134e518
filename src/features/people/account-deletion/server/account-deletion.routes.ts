import type { Config } from '../../../../platform/server/config.ts';
import { requireMember, requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import type { DealsServices } from '../../../talking/deals/server/deals.ts';
import { accountErrors } from '../../accounts/contract/errors.ts';
import { type Auth, authHeaders, checkPassword, signOut } from '../../accounts/server/accounts.ts';
import { guestErrors } from '../../guests/contract/errors.ts';
import { checkPin, forgetGuestCookie } from '../../guests/server/guests.ts';
import { DeleteAccount, DeleteGuest, DeletionDate, DeletionPreview } from '../contract/account-deletion.ts';
import { previewDeletion, requestDeletion } from './request-deletion.ts';

const tag: ApiTag = {
  name: 'Account deletion',
  description: 'Deletion of accounts and guest access, which logging in cancels for 14 days.',
};

export interface DeletionRoutesServices extends DealsServices {
  config: Config;
  auth: Auth;
}

export function accountDeletionRoutes(services: DeletionRoutesServices) {
  const { auth, config, db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/account-deletion',
        operationId: 'getDeletionPreview',
        tag,
        summary: 'Preview what would end with my account',
        access: 'owner',
        responses: { 200: json(DeletionPreview, 'As of now.') },
      }),
      async (c) => c.json(await previewDeletion(services, requireOwner(await actorOf(c))), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/me/deletion',
        operationId: 'deleteAccount',
        tag,
        summary: 'Delete my account',
        description:
          'Takes listings and profile down, ends open deals and all sessions, and mails the date. Logging in before that date undoes it, but for the deals.',
        access: 'member',
        request: { body: jsonBody(DeleteAccount) },
        responses: { 200: json(DeletionDate, 'The account is scheduled for deletion.') },
        errors: [accountErrors.PASSWORD_WRONG],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await checkPassword(services, member, c.req.valid('json').currentPassword, authHeaders(c));
        const deletesAt = await requestDeletion(services, member);
        const signedOut = await signOut(auth, authHeaders(c));
        for (const cookie of signedOut.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
        return c.json({ deletesAt: deletesAt.toISOString() }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/guests/current/deletion',
        operationId: 'deleteGuest',
        tag,
        summary: 'Delete my guest access',
        description:
          'Takes listings down and ends open deals. Coming back with Guest ID and PIN before the date undoes it, but for the deals.',
        access: 'guest',
        request: { body: jsonBody(DeleteGuest) },
        responses: { 200: json(DeletionDate, 'The guest is scheduled for deletion.') },
        errors: [guestErrors.PIN_WRONG, guestErrors.TOO_MANY_PINS],
      }),
      async (c) => {
        const actor = await actorOf(c);
        if (actor.kind !== 'guest') throw new DomainError(commonErrors.AUTHENTICATION_REQUIRED);
        await checkPin(db, actor, c.req.valid('json').pin, c.var.address);
        const deletesAt = await requestDeletion(services, actor);
        forgetGuestCookie(c, config);
        return c.json({ deletesAt: deletesAt.toISOString() }, 200, PRIVATE);
      },
    );
}
