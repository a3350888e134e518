import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../operators/contract/errors.ts';
import { settingErrors } from '../contract/errors.ts';
import { NewSiteInvitation, SiteInvitations } from '../contract/invitations.ts';
import { createInvitation, listInvitations, revokeInvitation } from './invitations.ts';
import { SETTINGS_TAG as tag } from './settings.routes.ts';

const all = json(SiteInvitations, 'The links.');

export function invitationRoutes(site: Parameters<typeof listInvitations>[0]) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/site-invitations',
        operationId: 'listSiteInvitations',
        tag,
        summary: 'List the links with which people sign up; for operators',
        access: 'member',
        responses: { 200: all },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await listInvitations(site, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/site-invitations',
        operationId: 'createSiteInvitation',
        tag,
        summary: 'Create a link with which people sign up; for operators',
        access: 'member',
        request: { body: jsonBody(NewSiteInvitation) },
        responses: { 200: all },
        errors: operatorsOnly,
      }),
      async (c) => {
        const actor = await actorOf(c);
        await createInvitation(site, actor, c.req.valid('json'));
        return c.json(await listInvitations(site, actor), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/site-invitations/{id}',
        operationId: 'revokeSiteInvitation',
        tag,
        summary: 'End a link with which people sign up; for operators',
        access: 'member',
        request: { params: byId },
        responses: { 200: all },
        errors: [...operatorsOnly, settingErrors.INVITATION_NOT_FOUND],
      }),
      async (c) => {
        const actor = await actorOf(c);
        await revokeInvitation(site, actor, c.req.valid('param').id);
        return c.json(await listInvitations(site, actor), 200, PRIVATE);
      },
    );
}
