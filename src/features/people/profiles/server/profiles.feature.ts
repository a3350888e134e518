import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import type { CropSquare } from '../../../items/photos/server/photos.ts';
import { avatarReplaced } from '../contract/signals.ts';
import { createChangeAvatar, eraseAvatar } from './change-avatar.ts';
import { removeExpiredCodes } from './confirm-phone.ts';
import { exportProfile } from './export-profile.ts';
import { phoneRoutes } from './phone.routes.ts';
import { profileRoutes } from './profiles.routes.ts';
import { profileSubject } from './profile-subject.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'storage' | 'sms' | 'config'> & {
  cropSquare: CropSquare;
};

export const profilesFeature = defineFeature({
  name: 'profiles',
  erasePerson: {
    columns: [...erased('profiles', 'id'), ...erased('phone_codes', 'profile_id')],
    erase: eraseAvatar,
  },
  exportPerson: exportProfile,
  subjects: { profile: profileSubject },
  build: (services: Services) => ({
    routes: [
      profileRoutes({ ...services, changeAvatar: createChangeAvatar(services) }),
      phoneRoutes(services),
    ],
    uploads: ['/profiles/me/avatar'],
    jobs: [
      consume(avatarReplaced, 'profiles.remove-replaced-avatar', ({ fileKey }) =>
        services.storage.remove([fileKey]),
      ),
      schedule('profiles.remove-expired-codes', '43 3 * * *', () => removeExpiredCodes(services.db)),
    ],
  }),
});
