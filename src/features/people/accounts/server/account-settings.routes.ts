import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import {
  AccountSettings,
  ChangeEmail,
  ChangePassword,
  ChangeUsername,
  NewEmail,
  NewEmailLink,
} from '../contract/account-settings.ts';
import { accountErrors } from '../contract/errors.ts';
import type { AccountServices } from './account-services.ts';
import { changePassword, changeUsername, loadAccountSettings } from './account-settings.ts';
import { ACCOUNTS_TAG as tag } from './accounts.routes.ts';
import { authHeaders } from './auth.ts';
import {
  askForEmail,
  cancelNewEmail,
  checkNewEmail,
  confirmNewEmail,
  resendNewEmail,
} from './change-email.ts';

const done = { description: 'Done.' };

export function accountSettingsRoutes(services: AccountServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/accounts/me',
        operationId: 'getAccountSettings',
        tag,
        summary: 'Get my account settings',
        access: 'member',
        responses: { 200: json(AccountSettings, 'Visible to its owner only.') },
      }),
      async (c) =>
        c.json(await loadAccountSettings(services.db, requireMember(await actorOf(c))), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'put',
        path: '/accounts/me/username',
        operationId: 'changeUsername',
        tag,
        summary: 'Change my username',
        description: 'Profile addresses contain the id and stay the same.',
        access: 'member',
        request: { body: jsonBody(ChangeUsername) },
        responses: { 204: done },
        errors: [accountErrors.USERNAME_REFUSED],
      }),
      async (c) => {
        await changeUsername(services, requireMember(await actorOf(c)), c.req.valid('json').username);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/accounts/me/password',
        operationId: 'changePassword',
        tag,
        summary: 'Change my password',
        description: 'Invalidates password reset links sent before.',
        access: 'member',
        request: { body: jsonBody(ChangePassword) },
        responses: { 204: done },
        errors: [
          accountErrors.PASSWORD_WRONG,
          accountErrors.PASSWORD_TOO_SHORT,
          accountErrors.PASSWORD_TOO_COMMON,
          accountErrors.PASSWORD_IS_KNOWN,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await changePassword(services, member, c.req.valid('json'), authHeaders(c));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/accounts/me/new-email',
        operationId: 'requestNewEmail',
        tag,
        summary: 'Change my email address',
        description: 'Sends a link to the new address that sets it, and tells the old address.',
        access: 'member',
        request: { body: jsonBody(ChangeEmail) },
        responses: { 202: done },
        errors: [accountErrors.EMAIL_REFUSED, accountErrors.EMAIL_TAKEN, accountErrors.PASSWORD_WRONG],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const origin = { headers: authHeaders(c), address: c.var.address };
        await askForEmail(services, member, c.req.valid('json'), origin);
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/accounts/me/new-email',
        operationId: 'cancelNewEmail',
        tag,
        summary: 'Cancel the change of my email address',
        access: 'member',
        responses: { 204: done },
      }),
      async (c) => {
        await cancelNewEmail(services.db, requireMember(await actorOf(c)));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/me/new-email/resend',
        operationId: 'resendNewEmail',
        tag,
        summary: 'Send the link to the new address again',
        access: 'member',
        responses: { 202: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        await resendNewEmail(services, requireMember(await actorOf(c)), c.var.address);
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/new-email/check',
        operationId: 'checkNewEmail',
        tag,
        summary: 'Get the address that an emailed link would set',
        description: 'Does not use up the link.',
        access: 'anyone',
        request: { body: jsonBody(NewEmailLink) },
        responses: { 200: json(NewEmail, 'The address.') },
        errors: [accountErrors.LINK_EXPIRED],
      }),
      async (c) => c.json(await checkNewEmail(services, c.req.valid('json').token), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/new-email',
        operationId: 'confirmNewEmail',
        tag,
        summary: 'Set the address of an emailed link',
        description: 'Takes the token of the link, once. Tells the old address.',
        access: 'anyone',
        request: { body: jsonBody(NewEmailLink) },
        responses: { 204: done },
        errors: [accountErrors.LINK_EXPIRED, accountErrors.EMAIL_TAKEN],
      }),
      async (c) => {
        await confirmNewEmail(services, c.req.valid('json').token);
        return c.body(null, 204);
      },
    );
}
