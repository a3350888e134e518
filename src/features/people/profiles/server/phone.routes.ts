import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import type { Sms } from '../../../../platform/server/sms/sms.ts';
import { profileErrors } from '../contract/errors.ts';
import { NewPhone, OwnPhone, PhoneCode } from '../contract/profile.ts';
import { confirmPhone, findOwnPhone, removePhone, sendPhoneCode } from './confirm-phone.ts';
import { requireProfileOwner } from './profiles.policy.ts';
import { tag } from './profiles.routes.ts';

interface Services {
  db: Database;
  sms: Sms | null;
  config: Pick<Config, 'authSecret' | 'siteName'>;
}

export function phoneRoutes(services: Services) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/profiles/me/phone',
        operationId: 'getPhone',
        tag,
        summary: "The viewer's confirmed phone number",
        access: 'member',
        responses: { 200: json(OwnPhone, 'Its end.') },
      }),
      async (c) => {
        const member = requireProfileOwner(await actorOf(c));
        return c.json(await findOwnPhone(services, member), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/profiles/me/phone',
        operationId: 'sendPhoneCode',
        tag,
        summary: 'Send a code to a phone number, by text message',
        access: 'member',
        request: { body: jsonBody(NewPhone) },
        responses: { 204: { description: 'The code is sent and is valid for ten minutes.' } },
        errors: [
          profileErrors.PHONE_INVALID,
          profileErrors.PHONES_OFF,
          profileErrors.TOO_MANY_CODES,
          profileErrors.SMS_FAILED,
        ],
      }),
      async (c) => {
        const member = requireProfileOwner(await actorOf(c));
        await sendPhoneCode(services, member, c.req.valid('json').phone);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/profiles/me/phone',
        operationId: 'confirmPhone',
        tag,
        summary: 'Confirm the number the code was sent to',
        access: 'member',
        request: { body: jsonBody(PhoneCode) },
        responses: { 200: json(OwnPhone, 'It is confirmed.') },
        errors: [profileErrors.PHONE_CODE_WRONG, profileErrors.TOO_MANY_CODES],
      }),
      async (c) => {
        const member = requireProfileOwner(await actorOf(c));
        return c.json(await confirmPhone(services, member, c.req.valid('json').code), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/profiles/me/phone',
        operationId: 'removePhone',
        tag,
        summary: "Remove the viewer's number; repeating it changes nothing",
        access: 'member',
        responses: { 200: json(OwnPhone, 'There is no link.') },
      }),
      async (c) => {
        const member = requireProfileOwner(await actorOf(c));
        return c.json(await removePhone(services, member), 200, PRIVATE);
      },
    );
}
