import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import {
  AccountKept,
  ConfirmEmail,
  LinkRequest,
  NewPassword,
  ResetLink,
  SignedInDevice,
  SignIn,
  SignInOptions,
  SignUp,
  SignUpResult,
} from '../contract/account.ts';
import { accountErrors } from '../contract/errors.ts';
import { Viewer } from '../contract/viewer.ts';
import type { Accounts } from './accounts.ts';
import { authHeaders, forwardCookies } from './auth.ts';

export const ACCOUNTS_TAG: ApiTag = {
  name: 'Accounts',
  description: 'Sign-up, log-in, settings and devices of accounts.',
};

/** Returns the plan and entitlements of a member. */
export type EntitlementsOf = (
  profileId: string,
) => Promise<Pick<NonNullable<Viewer['account']>, 'planType' | 'entitlements'>>;

const done = { description: 'Done.' };

export function accountRoutes(accounts: Accounts, entitlementsOf: EntitlementsOf) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/viewer',
        operationId: 'getViewer',
        tag: ACCOUNTS_TAG,
        summary: 'Get the account and guest of the request',
        access: 'optional',
        responses: { 200: json(Viewer, 'The signed-in account and the guest, as far as present.') },
      }),
      async (c) => {
        const { account, guest } = await c.var.identify();
        return c.json(
          {
            account: account && { ...account, ...(await entitlementsOf(account.id)) },
            guest: guest && { guestId: guest.guestId },
          },
          200,
          PRIVATE,
        );
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/sign-up',
        operationId: 'signUp',
        tag: ACCOUNTS_TAG,
        summary: 'Create an account',
        access: 'optional',
        request: { body: jsonBody(SignUp) },
        responses: {
          201: json(SignUpResult, 'The account was created. A confirmation email is being sent.'),
        },
        errors: [
          accountErrors.SIGN_UP_INCOMPLETE,
          accountErrors.PASSWORD_TOO_SHORT,
          accountErrors.PASSWORD_TOO_COMMON,
          accountErrors.PASSWORD_IS_KNOWN,
          accountErrors.ALREADY_REGISTERED,
          accountErrors.SIGN_UP_REFUSED,
        ],
      }),
      async (c) => {
        const { guest } = await c.var.identify();
        const { headers, signedIn } = await accounts.signUp(c.req.valid('json'), {
          headers: authHeaders(c),
          address: c.var.address,
          guestKey: guest?.key ?? null,
        });
        forwardCookies(c, headers);
        return c.json({ signedIn }, 201);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/accounts/sign-in-options',
        operationId: 'getSignInOptions',
        tag: ACCOUNTS_TAG,
        summary: "Get this site's settings for log-in",
        access: 'anyone',
        responses: { 200: json(SignInOptions, 'The same for everyone.') },
      }),
      (c) => c.json(accounts.signInOptions(), 200),
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/sign-in',
        operationId: 'signIn',
        tag: ACCOUNTS_TAG,
        summary: 'Log in',
        access: 'anyone',
        request: { body: jsonBody(SignIn) },
        responses: {
          200: json(AccountKept, "Logged in, which canceled the account's deletion."),
          204: done,
        },
        errors: [
          accountErrors.SIGN_IN_INCOMPLETE,
          accountErrors.SIGN_IN_REFUSED,
          accountErrors.TOO_MANY_SIGN_INS,
        ],
      }),
      async (c) => {
        const origin = { headers: authHeaders(c), address: c.var.address };
        const { headers, kept } = await accounts.signIn(c.req.valid('json'), origin);
        forwardCookies(c, headers);
        return kept ? c.json({ kept }, 200) : c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/sign-out',
        operationId: 'signOut',
        tag: ACCOUNTS_TAG,
        summary: 'Log out',
        access: 'optional',
        responses: { 204: done },
      }),
      async (c) => {
        forwardCookies(c, await accounts.signOut(authHeaders(c)));
        return c.body(null, 204);
      },
    )
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
        await accounts.confirmEmail(c.req.valid('json').token);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/resend-confirmation',
        operationId: 'resendConfirmation',
        tag: ACCOUNTS_TAG,
        summary: 'Send the confirmation link again',
        description: 'Responds identically whether or not the account exists.',
        access: 'anyone',
        request: { body: jsonBody(LinkRequest) },
        responses: { 202: done },
        errors: [accountErrors.EMAIL_MISSING],
      }),
      async (c) => {
        await accounts.resendConfirmation(c.req.valid('json'), c.var.address);
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/accounts/forgot-password',
        operationId: 'requestPasswordReset',
        tag: ACCOUNTS_TAG,
        summary: 'Send a password reset link',
        description: 'Responds identically whether or not the account exists.',
        access: 'anyone',
        request: { body: jsonBody(LinkRequest) },
        responses: { 202: done },
        errors: [accountErrors.EMAIL_MISSING],
      }),
      async (c) => {
        await accounts.forgotPassword(c.req.valid('json'), c.var.address);
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
        await accounts.checkResetLink(c.req.valid('json').token);
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
        await accounts.setNewPassword(c.req.valid('json'), c.var.address);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/accounts/devices',
        operationId: 'listDevices',
        tag: ACCOUNTS_TAG,
        summary: 'List the devices the account is logged in on',
        access: 'member',
        responses: {
          200: json(z.object({ devices: z.array(SignedInDevice) }), 'The requesting device comes first.'),
        },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json({ devices: await accounts.listDevices(member) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/accounts/devices/{id}',
        operationId: 'signOutDevice',
        tag: ACCOUNTS_TAG,
        summary: 'Log a device out',
        access: 'member',
        request: { params: byId },
        responses: { 204: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await accounts.signOutDevice(member, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/accounts/devices',
        operationId: 'signOutOtherDevices',
        tag: ACCOUNTS_TAG,
        summary: 'Log out on all other devices',
        access: 'member',
        responses: { 204: done },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await accounts.signOutElsewhere(member);
        return c.body(null, 204);
      },
    );
}
