import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { accountErrors } from '../contract/errors.ts';
import {
  AddPasskey,
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
  Passkeys,
  RenamePasskey,
} from '../contract/passkey.ts';
import type { AccountServices } from './account-services.ts';
import { ACCOUNTS_TAG as tag } from './accounts.routes.ts';
import { authHeaders, forwardCookies } from './auth.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startAddingPasskey,
  startPasskeySignIn,
} from './passkeys.ts';

const done = { description: 'Done.' };

export function passkeyRoutes(services: AccountServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/accounts/passkeys',
        operationId: 'listPasskeys',
        tag,
        summary: 'List my passkeys',
        access: 'member',
        responses: { 200: json(Passkeys, 'In the order they were added.') },
      }),
      async (c) => c.json(await listPasskeys(services, requireMember(await actorOf(c))), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/passkeys/options',
        operationId: 'startAddingPasskey',
        tag,
        summary: 'Start adding a passkey',
        description:
          'Asks for the password, unless the person logged in within the last ten minutes. The options are good for five minutes, in the browser that asked for them.',
        access: 'member',
        request: { body: jsonBody(AddPasskey) },
        responses: {
          200: json(z.object({ options: PasskeyCreation }), 'For `navigator.credentials.create()`.'),
        },
        errors: [
          accountErrors.PASSWORD_NEEDED,
          accountErrors.PASSWORD_WRONG,
          accountErrors.TOO_MANY_PASSKEYS,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const { options, headers } = await startAddingPasskey(
          services,
          member,
          c.req.valid('json'),
          authHeaders(c),
        );
        forwardCookies(c, headers);
        return c.json({ options }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/passkeys',
        operationId: 'addPasskey',
        tag,
        summary: 'Add a passkey',
        description: "Takes the browser's result. The passkey is named after the device.",
        access: 'member',
        request: { body: jsonBody(NewPasskey) },
        responses: { 201: json(Passkey, 'The account can log in with it.') },
        errors: [accountErrors.PASSKEY_NOT_ADDED],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await addPasskey(services, member, c.req.valid('json'), authHeaders(c)), 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/accounts/passkeys/{id}',
        operationId: 'renamePasskey',
        tag,
        summary: 'Rename a passkey',
        access: 'member',
        request: { params: byId, body: jsonBody(RenamePasskey) },
        responses: { 204: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await renamePasskey(services.db, member, c.req.valid('param').id, c.req.valid('json').name);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/accounts/passkeys/{id}',
        operationId: 'removePasskey',
        tag,
        summary: 'Remove a passkey',
        description: 'Including the last one: the password always works.',
        access: 'member',
        request: { params: byId },
        responses: { 204: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await removePasskey(services.db, member, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/sign-in/passkey/options',
        operationId: 'startPasskeySignIn',
        tag,
        summary: 'Start a login with a passkey',
        description: 'The options are valid for five minutes, in the browser that requested them.',
        access: 'anyone',
        responses: {
          200: json(z.object({ options: PasskeyRequest }), 'For `navigator.credentials.get()`.'),
        },
      }),
      async (c) => {
        const { options, headers } = await startPasskeySignIn(services, c.var.address);
        forwardCookies(c, headers);
        return c.json({ options }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/sign-in/passkey',
        operationId: 'signInWithPasskey',
        tag,
        summary: 'Log in with a passkey',
        access: 'anyone',
        request: { body: jsonBody(PasskeySignIn) },
        responses: { 204: done },
        errors: [accountErrors.PASSKEY_REFUSED, accountErrors.TOO_MANY_SIGN_INS],
      }),
      async (c) => {
        const origin = { headers: authHeaders(c), address: c.var.address };
        forwardCookies(c, await signInWithPasskey(services, c.req.valid('json'), origin));
        return c.body(null, 204);
      },
    );
}
