import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createRouter } from '../../../platform/server/http/api.ts';
import { requireMember } from '../../../platform/server/http/actor.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { RequestEnv } from '../../../platform/server/http/request.ts';
import { commonErrors } from '../../../shared/errors.ts';
import {
  ConfirmEmail,
  EmailOnly,
  NewPassword,
  SignedInDevice,
  SignIn,
  SignUp,
  SignUpResult,
} from '../contract/account.ts';
import { accountErrors } from '../contract/errors.ts';
import { Viewer } from '../contract/viewer.ts';
import type { Accounts } from './accounts.ts';

const tags = ['Accounts'];
const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});
const done = { description: 'Done.' };

/** Headers the auth library needs of a request: its cookies, and where it came from. */
function authHeaders(c: Context<RequestEnv>): Headers {
  const headers = new Headers({ 'x-client-address': c.var.address });
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

function keepCookies(c: Context<RequestEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

export function accountRoutes(accounts: Accounts) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/viewer',
        tags,
        summary: 'Who is looking',
        responses: {
          200: json(Viewer, 'The signed-in account and the guest, as far as present.'),
          ...problems(),
        },
      }),
      async (c) => {
        const { account, guest } = await c.var.identify();
        return c.json({ account, guest: guest && { guestId: guest.guestId } }, 200, {
          'Cache-Control': 'no-store',
        });
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accounts/sign-up',
        tags,
        summary: 'Create an account',
        request: { body: body(SignUp) },
        responses: {
          201: json(SignUpResult, 'The account exists; a mail to confirm the address is on its way.'),
          ...problems(
            accountErrors.SIGN_UP_INCOMPLETE,
            accountErrors.PASSWORD_TOO_SHORT,
            accountErrors.ALREADY_REGISTERED,
            accountErrors.SIGN_UP_REFUSED,
          ),
        },
      }),
      async (c) => {
        const { guest } = await c.var.identify();
        const { headers, signedIn } = await accounts.signUp(c.req.valid('json'), {
          headers: authHeaders(c),
          address: c.var.address,
          guestKey: guest?.key ?? null,
        });
        keepCookies(c, headers);
        return c.json({ signedIn }, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accounts/sign-in',
        tags,
        summary: 'Log in',
        request: { body: body(SignIn) },
        responses: {
          204: done,
          ...problems(
            accountErrors.SIGN_IN_INCOMPLETE,
            accountErrors.SIGN_IN_REFUSED,
            accountErrors.TOO_MANY_SIGN_INS,
          ),
        },
      }),
      async (c) => {
        keepCookies(
          c,
          await accounts.signIn(c.req.valid('json'), { headers: authHeaders(c), address: c.var.address }),
        );
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accounts/sign-out',
        tags,
        summary: 'Log out',
        responses: { 204: done, ...problems() },
      }),
      async (c) => {
        keepCookies(c, await accounts.signOut(authHeaders(c)));
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accounts/confirm',
        tags,
        summary: 'Confirm an e-mail address',
        description: 'Takes the token of the mailed link. Confirming twice is no error.',
        request: { body: body(ConfirmEmail) },
        responses: { 204: done, ...problems(accountErrors.LINK_EXPIRED) },
      }),
      async (c) => {
        await accounts.confirmEmail(c.req.valid('json').token);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accounts/resend-confirmation',
        tags,
        summary: 'Mail the confirmation link again',
        description: 'Answers the same whether the account exists or not.',
        request: { body: body(EmailOnly) },
        responses: { 202: done, ...problems(accountErrors.EMAIL_MISSING) },
      }),
      async (c) => {
        await accounts.resendConfirmation(c.req.valid('json').email, c.var.address);
        return c.body(null, 202);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accounts/forgot-password',
        tags,
        summary: 'Mail a link to choose a new password',
        description: 'Answers the same whether the account exists or not.',
        request: { body: body(EmailOnly) },
        responses: { 202: done, ...problems(accountErrors.EMAIL_MISSING) },
      }),
      async (c) => {
        await accounts.forgotPassword(c.req.valid('json').email, c.var.address);
        return c.body(null, 202);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accounts/new-password',
        tags,
        summary: 'Choose a new password',
        description: 'Takes the token of the mailed link, once. Signs the account out everywhere.',
        request: { body: body(NewPassword) },
        responses: { 204: done, ...problems(accountErrors.PASSWORD_TOO_SHORT, accountErrors.LINK_EXPIRED) },
      }),
      async (c) => {
        await accounts.setNewPassword(c.req.valid('json'), c.var.address);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/accounts/devices',
        tags,
        summary: 'Where the account is signed in',
        responses: {
          200: json(z.object({ devices: z.array(SignedInDevice) }), 'The device that asks comes first.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const member = requireMember((await c.var.identify()).actor);
        return c.json({ devices: await accounts.listDevices(member) }, 200, { 'Cache-Control': 'no-store' });
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/accounts/devices/{id}',
        tags,
        summary: 'Sign a device out',
        request: { params: z.object({ id: z.uuid() }) },
        responses: { 204: done, ...problems(commonErrors.AUTHENTICATION_REQUIRED, commonErrors.NOT_FOUND) },
      }),
      async (c) => {
        const member = requireMember((await c.var.identify()).actor);
        await accounts.signOutDevice(member, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/accounts/devices',
        tags,
        summary: 'Sign out everywhere else',
        responses: { 204: done, ...problems(commonErrors.AUTHENTICATION_REQUIRED) },
      }),
      async (c) => {
        const member = requireMember((await c.var.identify()).actor);
        await accounts.signOutElsewhere(member);
        return c.body(null, 204);
      },
    );
}
