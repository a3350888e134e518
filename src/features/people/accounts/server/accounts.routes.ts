import { createRouter } from '../../../../platform/server/http/api.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { AccountKept, SignIn, SignInOptions, SignUp, SignUpResult } from '../contract/account.ts';
import { accountErrors } from '../contract/errors.ts';
import { Viewer } from '../contract/viewer.ts';
import type { AccountServices } from './account-services.ts';
import { signIn, signInOptions, signOut, signUp } from './accounts.ts';
import { authHeaders, forwardCookies } from './auth.ts';

export const ACCOUNTS_TAG: ApiTag = {
  name: 'Accounts',
  description: 'Sign-up, login, settings and devices of accounts.',
};

/** Returns the plan and entitlements of a member. */
export type EntitlementsOf = (
  profileId: string,
) => Promise<Pick<NonNullable<Viewer['account']>, 'planType' | 'entitlements'>>;

const done = { description: 'Done.' };

export function accountRoutes(services: AccountServices & { entitlementsOf: EntitlementsOf }) {
  const { auth, config, entitlementsOf } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/viewer',
        operationId: 'getViewer',
        tag: ACCOUNTS_TAG,
        summary: 'Get the account and guest of the request',
        access: 'optional',
        scope: 'profile:read',
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
          accountErrors.SIGN_UP_CLOSED,
          accountErrors.INVITATION_NEEDED,
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
        const { headers, signedIn } = await signUp(services, c.req.valid('json'), {
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
        summary: "Get this site's settings for login",
        access: 'anyone',
        responses: { 200: json(SignInOptions, 'The same for everyone.') },
      }),
      (c) => c.json(signInOptions(config), 200),
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
        const { headers, kept } = await signIn(services, c.req.valid('json'), origin);
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
        forwardCookies(c, await signOut(auth, authHeaders(c)));
        return c.body(null, 204);
      },
    );
}
