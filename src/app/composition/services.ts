import { join } from 'node:path';
import { createAccounts } from '../../features/accounts/server/accounts.ts';
import { createAuth } from '../../features/accounts/server/auth.ts';
import { createReadSession } from '../../features/accounts/server/read-session.ts';
import { moveBlocks } from '../../features/blocks/server/blocks.ts';
import { moveSales } from '../../features/deals/server/deals.ts';
import { dropOwnFavourites } from '../../features/favourites/server/favourites.ts';
import { createGuests } from '../../features/guests/server/guests.ts';
import { moveListings } from '../../features/listings/server/listings.ts';
import { moveConversations } from '../../features/messages/server/messages.ts';
import { createSendTyping } from '../../features/messages/server/send-typing.ts';
import { createCutSquare } from '../../features/photos/server/cut-square.ts';
import { removeGuestAlerts } from '../../features/notifications/server/guest-alerts.ts';
import { markConversationRead } from '../../features/notifications/server/mark-read.ts';
import { createPushDue } from '../../features/notifications/server/push-due.ts';
import { createPushKeys } from '../../features/notifications/server/push-keys.ts';
import { createSendPush } from '../../features/notifications/server/send-push.ts';
import { movePhotos, photoPresenter } from '../../features/photos/server/photos.ts';
import { createRotatePhoto } from '../../features/photos/server/rotate-photo.ts';
import { createSemaphore } from '../../features/photos/server/semaphore.ts';
import { createUploadPhoto } from '../../features/photos/server/upload-photo.ts';
import { createChangeAvatar } from '../../features/profiles/server/change-avatar.ts';
import { syncProfile } from '../../features/profiles/server/sync-profile.ts';
import { moveReports } from '../../features/reports/server/reports.ts';
import { moveReviews } from '../../features/reviews/server/reviews.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { OwnerKey } from '../../platform/server/http/actor.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import type { Log } from '../../platform/server/log.ts';
import { createMailer } from '../../platform/server/mail/mailer.ts';
import type { Live } from '../../platform/server/realtime/live.ts';
import { createSms } from '../../platform/server/sms/sms.ts';
import type { FileStorage } from '../../platform/server/storage/file-storage.ts';
import { createIdentify } from './identify.ts';
import { blockSubjects } from './block-subjects.ts';
import { reportSubjects } from './report-subjects.ts';

interface Foundation {
  config: Config;
  log: Log;
  db: Database;
  jobs: Jobs;
  storage: FileStorage;
  live: Live;
  /** Pushes to any address a browser names; for tests, whose push service is on this machine. */
  pushAnywhere?: boolean;
}

/** Pictures decoded at once: 30 to 60 MB each; one that takes far more waits until it is alone. */
const PHOTOS_AT_ONCE = 2;

export type Services = ReturnType<typeof createServices>;

/** Builds every feature on the platform; the one place where features meet. */
export function createServices({ config, log, db, jobs, live, storage, pushAnywhere }: Foundation) {
  const mailer = createMailer(config, log);
  const guests = createGuests({
    db,
    onClaim: (guestKey) => live.end({ guest: guestKey }),
    async moveOwnership(trx, guestKey, profileId) {
      await movePhotos(trx, guestKey, profileId);
      await moveReviews(trx, guestKey, profileId);
      const listings = await moveListings(trx, guestKey, profileId);
      await moveConversations(trx, guestKey, profileId);
      await moveSales(trx, guestKey, profileId);
      await moveBlocks(trx, guestKey, profileId);
      await moveReports(trx, guestKey, profileId);
      await removeGuestAlerts(trx, guestKey);
      if (listings > 0) await dropOwnFavourites(trx, profileId);
      return { listings };
    },
  });
  const uploadFolder = join(config.dataDir, 'uploads');
  const decoding = createSemaphore(PHOTOS_AT_ONCE);
  const auth = createAuth({
    config,
    db,
    log,
    mailer,
    async onSession(userId) {
      await syncProfile(db, userId);
      await guests.completeClaims(userId);
    },
    onSessionEnd: (sessionId) => live.end({ session: sessionId }),
  });
  const pushKeys = createPushKeys(db);
  const { reserveClaim, completeClaims } = guests;
  const accounts = createAccounts({
    auth,
    db,
    config,
    reserveClaim,
    completeClaims,
    onSessionEnd: (sessionId) => live.end({ session: sessionId }),
  });
  return {
    config,
    log,
    db,
    jobs,
    live,
    mailer,
    sms: createSms(config),
    storage,
    uploadFolder,
    accounts,
    guests,
    /** The auth library looks at its tables once, at its start; it must not find the database closed already. */
    ready: auth.$context.then(() => undefined),
    identify: createIdentify({ readSession: createReadSession(auth, db), guests, secret: config.authSecret }),
    personBehind: blockSubjects(db),
    findReported: reportSubjects(db),
    presentPhoto: photoPresenter(storage),
    uploadPhoto: createUploadPhoto({ db, storage, uploadFolder, decoding }),
    sendTyping: createSendTyping({ db, live }),
    pushKeys,
    pushDue: createPushDue(
      db,
      createSendPush({ keys: pushKeys, contactEmail: config.contactEmail, anyHost: pushAnywhere }),
    ),
    /** What was read in a chat is nothing to be told of any more. */
    onConversationRead: (reader: OwnerKey, conversationId: string) =>
      markConversationRead({ db, live }, reader, conversationId),
    rotatePhoto: createRotatePhoto({ db, storage, jobs, decoding }),
    changeAvatar: createChangeAvatar({
      db,
      storage,
      jobs,
      cutSquare: createCutSquare({ uploadFolder, decoding }),
    }),
  };
}
