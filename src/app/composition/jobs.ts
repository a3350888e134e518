import { contactMessageSent } from '../../features/contact/contract/signals.ts';
import { mailContactMessage } from '../../features/contact/server/mail-contact-message.ts';
import { retryUnmailed } from '../../features/contact/server/retry-unmailed.ts';
import { sweepDeals } from '../../features/deals/server/end-expired.ts';
import { followPrice, followStatus } from '../../features/deals/server/follow-listing.ts';
import { remindOfMeetups } from '../../features/deals/server/remind-of-meetups.ts';
import { ageFavourites } from '../../features/favourites/server/age-favourites.ts';
import {
  listingDeleted,
  listingPhotosDropped,
  listingPriceChanged,
  listingStatusChanged,
} from '../../features/listings/contract/signals.ts';
import { countInterest, INTEREST_DAYS } from '../../features/listings/server/count-interest.ts';
import { chatsAbout } from '../../features/messages/server/messages.ts';
import { forgetViewers } from '../../features/listings/server/count-view.ts';
import { countWords } from '../../features/search/server/count-words.ts';
import { removeDeleted } from '../../features/listings/server/delete-listing.ts';
import { photoFilesReplaced } from '../../features/photos/contract/signals.ts';
import { removeOrphans } from '../../features/photos/server/remove-orphans.ts';
import {
  removeAbandonedPhotos,
  removeFiles,
  removePhotos,
} from '../../features/photos/server/remove-photos.ts';
import { avatarReplaced } from '../../features/profiles/contract/signals.ts';
import { reviewShown, reviewWritten } from '../../features/reviews/contract/signals.ts';
import { showDue } from '../../features/reviews/server/show-due.ts';
import { publishReview } from '../../features/reviews/server/publish-review.ts';
import { sweepAttempts } from '../../platform/server/db/attempts.ts';
import { registerNotificationJobs } from './notification-jobs.ts';
import type { Services } from './services.ts';

/** Everything that happens because of something else, or by the clock. */
export async function registerJobs(services: Services): Promise<void> {
  const { jobs, db, storage } = services;
  await jobs.on(listingDeleted, 'photos.remove-of-listing', ({ photoIds }) =>
    removePhotos(db, storage, photoIds),
  );
  await jobs.on(listingPhotosDropped, 'photos.remove-dropped', ({ photoIds }) =>
    removePhotos(db, storage, photoIds),
  );
  await jobs.on(listingStatusChanged, 'deals.follow-status', ({ listingId }) =>
    followStatus(services, listingId),
  );
  await jobs.on(listingPriceChanged, 'deals.follow-price', ({ listingId }) =>
    followPrice(services, listingId),
  );
  await jobs.schedule('deals.sweep', '* * * * *', () => sweepDeals(services));
  await jobs.schedule('deals.remind-of-meetups', '* * * * *', () => remindOfMeetups(services));
  await jobs.schedule('listings.remove-deleted', '* * * * *', () => removeDeleted(db, jobs));
  await jobs.on(photoFilesReplaced, 'photos.remove-replaced-files', ({ storageKey }) =>
    removeFiles(storage, [storageKey]),
  );
  await jobs.on(contactMessageSent, 'contact.mail', ({ id }) => mailContactMessage(services, id));
  await jobs.schedule('contact.retry-unmailed', '11 * * * *', () => retryUnmailed(services));
  await jobs.on(avatarReplaced, 'profiles.remove-replaced-avatar', ({ fileKey }) =>
    storage.remove([fileKey]),
  );
  await jobs.schedule('photos.remove-abandoned', '17 * * * *', () => removeAbandonedPhotos(db, storage));
  await jobs.schedule('listings.forget-viewers', '5 0 * * *', () => forgetViewers(db));
  await jobs.schedule('listings.count-interest', '37 * * * *', async () =>
    countInterest(db, await chatsAbout(db, INTEREST_DAYS)),
  );
  await jobs.schedule('listings.count-words', '7 3 * * *', () => countWords(db));
  await jobs.schedule('photos.remove-orphans', '53 3 * * *', () => removeOrphans(services));
  await jobs.schedule('favourites.age', '29 * * * *', () => ageFavourites(db));
  for (const [signal, name] of [
    [reviewWritten, 'reviews.publish-written'],
    [reviewShown, 'reviews.publish-shown'],
  ] as const) {
    await jobs.on(signal, name, (review) => publishReview(services, review));
  }
  await jobs.schedule('reviews.show-due', '* * * * *', () => showDue(services));
  await registerNotificationJobs(services);
  await jobs.schedule('attempts.sweep', '41 * * * *', () => sweepAttempts(db));
}
