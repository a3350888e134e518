import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { accountErrors } from '../contract/errors.ts';
import { ApiToken, CreatedApiToken, NewApiToken } from '../contract/token.ts';
import type { AccountServices } from './account-services.ts';
import { ACCOUNTS_TAG as tag } from './accounts.routes.ts';
import { authHeaders } from './auth.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

export function tokenRoutes(services: AccountServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/accounts/tokens',
        operationId: 'listTokens',
        tag,
        summary: 'List my API tokens',
        access: 'member',
        responses: {
          200: json(
            z.object({ tokens: z.array(ApiToken) }),
            'The newest first, without the tokens themselves.',
          ),
        },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json({ tokens: await listTokens(services.db, member) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/tokens',
        operationId: 'createToken',
        tag,
        summary: 'Make an API token',
        access: 'member',
        request: { body: jsonBody(NewApiToken) },
        responses: { 201: json(CreatedApiToken, 'The only answer that contains the token.') },
        errors: [accountErrors.PASSWORD_NEEDED, accountErrors.PASSWORD_WRONG, accountErrors.TOO_MANY_TOKENS],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const created = await createToken(services, member, c.req.valid('json'), authHeaders(c));
        return c.json(created, 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/accounts/tokens/{id}',
        operationId: 'revokeToken',
        tag,
        summary: 'Revoke an API token',
        description: 'It stops working immediately.',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'Done.' } },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        await revokeToken(services.db, requireMember(await actorOf(c)), c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}
