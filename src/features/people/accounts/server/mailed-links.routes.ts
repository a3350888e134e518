import { createRouter } from '../../../../platform/server/http/api.ts';
import { jsonBody, route } from '../../../../platform/server/http/route.ts';
import { ConfirmEmail, LinkRequest, NewPassword, ResetLink } from '../contract/account.ts';
import { accountErrors } from '../contract/errors.ts';
import type { AccountServices } from './account-services.ts';
import { ACCOUNTS_TAG } from './accounts.routes.ts';
import {
  checkResetLink,
  confirmEmail,
  forgotPassword,
  resendConfirmation,
  setNewPassword,
} from './mailed-links.ts';

const done = { description: 'Done.' };

/** Endpoints that send a link to an address. */
const linkRequest = {
  tag: ACCOUNTS_TAG,
  description: 'Responds identically whether or not the account exists.',
  access: 'anyone',
  request: { body: jsonBody(LinkRequest) },
  responses: { 202: done },
  errors: [accountErrors.EMAIL_MISSING],
} as const;

export function mailedLinkRoutes(services: AccountServices) {
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/accounts/confirm',
        operationId: 'confirmEmail',
        tag: ACCOUNTS_TAG,
        summary: 'Confirm an email address',
        description: 'Takes the token of the emailed link. Confirming twice is not an error.',
        access: 'anyone',
        request: { body: jsonBody(ConfirmEmail) },
        responses: { 204: done },
        errors: [accountErrors.LINK_EXPIRED],
      }),
      async (c) => {
        await confirmEmail(services, c.req.valid('json').token);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/resend-confirmation',
        operationId: 'resendConfirmation',
        summary: 'Send the confirmation link again',
        ...linkRequest,
      }),
      async (c) => {
        await resendConfirmation(services, c.req.valid('json'), c.var.address);
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/forgot-password',
        operationId: 'requestPasswordReset',
        summary: 'Send a password reset link',
        ...linkRequest,
      }),
      async (c) => {
        await forgotPassword(services, c.req.valid('json'), c.var.address);
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/new-password/check',
        operationId: 'checkResetLink',
        tag: ACCOUNTS_TAG,
        summary: 'Check a password reset link',
        description: 'Does not use up the link.',
        access: 'anyone',
        request: { body: jsonBody(ResetLink) },
        responses: { 204: done },
        errors: [accountErrors.LINK_EXPIRED],
      }),
      async (c) => {
        await checkResetLink(services.db, c.req.valid('json').token);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/new-password',
        operationId: 'resetPassword',
        tag: ACCOUNTS_TAG,
        summary: 'Set a new password',
        description:
          'Takes the token from the mailed link, once; other links of the account end. Signs the account out everywhere, and confirms its address.',
        access: 'anyone',
        request: { body: jsonBody(NewPassword) },
        responses: { 204: done },
        errors: [
          accountErrors.PASSWORD_TOO_SHORT,
          accountErrors.PASSWORD_TOO_COMMON,
          accountErrors.PASSWORD_IS_KNOWN,
          accountErrors.LINK_EXPIRED,
        ],
      }),
      async (c) => {
        await setNewPassword(services, c.req.valid('json'), c.var.address);
        return c.body(null, 204);
      },
    );
}
