import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import {
  type ApiTag,
  byId,
  fileBody,
  json,
  jsonBody,
  route,
} from '../../../../platform/server/http/route.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { photoErrors, pictureErrors } from '../../../items/photos/contract/errors.ts';
import { blockErrors } from '../../../trust/blocks/contract/errors.ts';
import { textRuleErrors } from '../../../trust/text-rules/contract/errors.ts';
import type { TextServices } from '../../../trust/text-rules/server/text-rules.ts';
import { peopleErrors } from '../../people/contract/errors.ts';
import { profileErrors } from '../contract/errors.ts';
import { EditedProfile, Profile } from '../contract/profile.ts';
import { type AvatarServices, changeAvatar, changeProfile } from './change-profile.ts';
import { loadProfile } from './load-profile.ts';
import { requireProfileOwner } from './profiles.policy.ts';

export const tag: ApiTag = {
  name: 'Profiles',
  description: 'What members show of themselves, and their confirmed phone number.',
};

type Services = AvatarServices & Pick<PlatformServices, 'sms'> & TextServices;

export function profileRoutes(services: Services) {
  const { db, sms } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/profiles/{id}',
        operationId: 'getProfile',
        tag,
        summary: 'The public profile of a member',
        access: 'optional',
        scope: 'profile:read',
        request: { params: byId },
        responses: { 200: json(Profile, 'The profile.') },
        errors: [peopleErrors.USER_NOT_FOUND, blockErrors.PERSON_BLOCKED],
      }),
      async (c) => {
        const actor = await actorOf(c);
        return c.json(await loadProfile({ db, sms }, c.req.valid('param').id, actor), 200);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/profiles/me',
        operationId: 'updateProfile',
        tag,
        summary: "Change the viewer's own profile",
        access: 'member',
        request: { body: jsonBody(EditedProfile) },
        responses: { 200: json(Profile, 'The changed profile.') },
        errors: [
          profileErrors.PROFILE_REFUSED,
          textRuleErrors.TEXT_REFUSED,
          textRuleErrors.TEXT_UNSURE,
          profileErrors.TOO_MANY_PROFILE_CHANGES,
        ],
      }),
      async (c) => {
        const member = requireProfileOwner(await actorOf(c));
        await changeProfile(services, member, c.req.valid('json'));
        return c.json(await loadProfile({ db, sms }, member.id, member), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/profiles/me/avatar',
        operationId: 'uploadAvatar',
        tag,
        summary: "Set the picture of the viewer's own profile",
        description: 'The body is the file itself. It is cropped to a square around its center.',
        access: 'member',
        request: { body: fileBody },
        responses: { 200: json(Profile, 'The changed profile.') },
        errors: [...pictureErrors, profileErrors.TOO_MANY_PROFILE_CHANGES, commonErrors.FILES_UNAVAILABLE],
      }),
      async (c) => {
        const member = requireProfileOwner(await actorOf(c));
        const { body } = c.req.raw;
        if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
        await changeAvatar(services, { owner: member, address: c.var.address }, body);
        return c.json(await loadProfile({ db, sms }, member.id, member), 200);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/profiles/me/avatar',
        operationId: 'removeAvatar',
        tag,
        summary: "Remove the picture of the viewer's own profile; repeating it changes nothing",
        access: 'member',
        responses: { 200: json(Profile, 'The changed profile.') },
        errors: [profileErrors.TOO_MANY_PROFILE_CHANGES],
      }),
      async (c) => {
        const member = requireProfileOwner(await actorOf(c));
        await changeAvatar(services, { owner: member, address: c.var.address }, null);
        return c.json(await loadProfile({ db, sms }, member.id, member), 200);
      },
    );
}
