import { createRoute, z } from '@hono/zod-openapi';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { Sms } from '../../../platform/server/sms/sms.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { blockErrors } from '../../blocks/contract/errors.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { profileErrors } from '../contract/errors.ts';
import { EditedProfile, Profile } from '../contract/profile.ts';
import type { ChangeAvatar } from './change-avatar.ts';
import { changeProfile } from './change-profile.ts';
import { loadProfile } from './load-profile.ts';
import { requireProfileOwner } from './profiles.policy.ts';

const tags = ['Profiles'];
const answer = (description: string) => ({
  description,
  content: { 'application/json': { schema: Profile } },
});

interface Services {
  db: Database;
  sms: Sms | null;
  changeAvatar: ChangeAvatar;
}

export function profileRoutes({ db, sms, changeAvatar }: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/profiles/{id}',
        tags,
        summary: 'What everybody may know of a member',
        request: { params: z.object({ id: z.uuid() }) },
        responses: {
          200: answer('The profile.'),
          ...problems(profileErrors.USER_NOT_FOUND, blockErrors.PERSON_BLOCKED),
        },
      }),
      async (c) => {
        const { actor } = await c.var.identify();
        return c.json(await loadProfile({ db, sms }, c.req.valid('param').id, actor), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/profiles/me',
        tags,
        summary: "Change what the asker's own profile says",
        request: { body: { required: true, content: { 'application/json': { schema: EditedProfile } } } },
        responses: {
          200: answer('The changed profile.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            profileErrors.PROFILE_REFUSED,
            profileErrors.TOO_MANY_PROFILE_CHANGES,
          ),
        },
      }),
      async (c) => {
        const member = requireProfileOwner((await c.var.identify()).actor);
        await changeProfile(db, member, c.req.valid('json'));
        return c.json(await loadProfile({ db, sms }, member.id, member), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/profiles/me/avatar',
        tags,
        summary: "Put a picture on the asker's own profile",
        description: 'The body is the file itself. A square is cut out of its middle.',
        request: {
          body: {
            required: true,
            content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
          },
        },
        responses: {
          200: answer('The changed profile.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            photoErrors.PHOTO_TOO_BIG,
            photoErrors.PHOTO_TOO_MANY_PIXELS,
            photoErrors.AVIF_TOO_MANY_PIXELS,
            photoErrors.NOT_A_PHOTO,
            photoErrors.PHOTO_IS_HEIC,
            photoErrors.PHOTO_DAMAGED,
            profileErrors.TOO_MANY_PROFILE_CHANGES,
            commonErrors.FILES_UNAVAILABLE,
          ),
        },
      }),
      async (c) => {
        const member = requireProfileOwner((await c.var.identify()).actor);
        const { body } = c.req.raw;
        if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
        await changeAvatar(member, body);
        return c.json(await loadProfile({ db, sms }, member.id, member), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/profiles/me/avatar',
        tags,
        summary: "Take the picture off the asker's own profile, whether there is one or not",
        responses: {
          200: answer('The changed profile.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED, profileErrors.TOO_MANY_PROFILE_CHANGES),
        },
      }),
      async (c) => {
        const member = requireProfileOwner((await c.var.identify()).actor);
        await changeAvatar(member, null);
        return c.json(await loadProfile({ db, sms }, member.id, member), 200);
      },
    );
}
