import { createRoute } from '@hono/zod-openapi';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { Sms } from '../../../platform/server/sms/sms.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { profileErrors } from '../contract/errors.ts';
import { NewPhone, OwnPhone, PhoneCode } from '../contract/phone.ts';
import { confirmPhone, findOwnPhone, removePhone, sendPhoneCode } from './confirm-phone.ts';
import { requireProfileOwner } from './profiles.policy.ts';

const tags = ['Profiles'];
const PRIVATE = { 'Cache-Control': 'no-store' };
const answer = (description: string) => ({
  description,
  content: { 'application/json': { schema: OwnPhone } },
});

interface Services {
  db: Database;
  sms: Sms | null;
  config: { authSecret: string };
}

export function phoneRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/profiles/me/phone',
        tags,
        summary: "The asker's own phone number, as far as it is confirmed",
        responses: { 200: answer('Its end.'), ...problems(commonErrors.AUTHENTICATION_REQUIRED) },
      }),
      async (c) => {
        const member = requireProfileOwner((await c.var.identify()).actor);
        return c.json(await findOwnPhone(services, member), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/profiles/me/phone',
        tags,
        summary: 'Send a code to a phone number, by text message',
        request: { body: { required: true, content: { 'application/json': { schema: NewPhone } } } },
        responses: {
          204: { description: 'It is sent, and valid for ten minutes.' },
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            profileErrors.PHONE_INVALID,
            profileErrors.PHONES_OFF,
            profileErrors.TOO_MANY_CODES,
            profileErrors.SMS_FAILED,
          ),
        },
      }),
      async (c) => {
        const member = requireProfileOwner((await c.var.identify()).actor);
        await sendPhoneCode(services, member, c.req.valid('json').phone);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/profiles/me/phone',
        tags,
        summary: 'Confirm the number the code was sent to',
        request: { body: { required: true, content: { 'application/json': { schema: PhoneCode } } } },
        responses: {
          200: answer('It is confirmed.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            profileErrors.PHONE_CODE_WRONG,
            profileErrors.TOO_MANY_CODES,
          ),
        },
      }),
      async (c) => {
        const member = requireProfileOwner((await c.var.identify()).actor);
        return c.json(await confirmPhone(services, member, c.req.valid('json').code), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/profiles/me/phone',
        tags,
        summary: "Forget the asker's number, whether there is one or not",
        responses: { 200: answer('There is none.'), ...problems(commonErrors.AUTHENTICATION_REQUIRED) },
      }),
      async (c) => {
        const member = requireProfileOwner((await c.var.identify()).actor);
        return c.json(await removePhone(services, member), 200, PRIVATE);
      },
    );
}
