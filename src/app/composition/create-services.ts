import { join } from 'node:path';
import { createSearchCounts } from '../../features/finding/search/server/search.ts';
import { digestMail, markListingSeen } from '../../features/finding/wants/server/wants.ts';
import {
  countGuestListings,
  createReadingMetrics,
  findListingsInMails,
  newestTexts,
} from '../../features/items/listings/server/listings.ts';
import { createPhotoReader } from '../../features/items/photo-reader/server/photo-reader.ts';
import { PHOTO_LIMITS } from '../../features/items/photos/contract/photo-limits.ts';
import { createDecoding, fileKey } from '../../features/items/photos/server/photos.ts';
import { postIntoEvent } from '../../features/neighbors/flash-drops/server/flash-drops.ts';
import { postIntoZone } from '../../features/neighbors/zones/server/zones.ts';
import { receiptOfPack } from '../../features/paying/credits/server/credits.ts';
import { entitlementsOf, receiptOfPlan } from '../../features/paying/plans/server/plans.ts';
import { cancelDeletion } from '../../features/people/account-deletion/server/account-deletion.ts';
import {
  createAuth,
  createMailCounter,
  createReadSession,
} from '../../features/people/accounts/server/accounts.ts';
import { completeClaims, type GuestServices } from '../../features/people/guests/server/guests.ts';
import { syncProfile } from '../../features/people/profiles/server/profiles.ts';
import { removeWebhooks } from '../../features/people/webhooks/server/webhooks.ts';
import { reloadBanners } from '../../features/running/announcements/server/announcements.ts';
import { siteRole } from '../../features/running/operators/server/operators.ts';
import { admitSignUp, giveBackInvite } from '../../features/running/settings/server/settings.ts';
import { recordVersions } from '../../features/running/site-texts/server/site-texts.ts';
import { countNamed } from '../../features/selling/listing-drafts/server/listing-drafts.ts';
import {
  type DealsServices,
  endDealsOfRemoved,
  findSale,
  offerMail,
  undoSaleOf,
} from '../../features/talking/deals/server/deals.ts';
import { chatsAbout, isParticipant, replyHabit } from '../../features/talking/messages/server/messages.ts';
import {
  createPushKeys,
  createSendPush,
  pushDue,
} from '../../features/talking/notifications/server/notifications.ts';
import {
  countReport,
  joinCase,
  linkKey,
  noticesAbout,
  raiseCase,
} from '../../features/trust/cases/server/cases.ts';
import { reviewsOfSale, salesOf, withdrawReview } from '../../features/trust/reviews/server/reviews.ts';
import { nameProblem, type SendToQueue } from '../../features/trust/text-rules/server/text-rules.ts';
import { createAi } from '../../platform/server/ai/create-ai.ts';
import { readFromPrimary } from '../../platform/server/db/replica-reads.ts';
import { createRequestSeconds } from '../../platform/server/http/metrics.ts';
import { createMailer } from '../../platform/server/mail/mailer.ts';
import { createPayments } from '../../platform/server/payments/create-payments.ts';
import { createSms } from '../../platform/server/sms/sms.ts';
import { filePath, fileUrl } from '../../platform/server/storage/file-storage.ts';
import { createPageCache } from '../server/visitor-pages.ts';
import { findSubject, notificationCatalog, subjects, systemMessages } from './feature-catalogs.ts';
import { isGroupOffered } from './feature-switches.ts';
import { features } from './features.ts';
import { identify } from './identify.ts';
import type { Foundation, Services } from './services.ts';

/**
 * Starts what features share, and passes functions of one feature to features below it. Services with a single
 * user are built in that feature's definition.
 */
export function createServices(foundation: Foundation): Services {
  const { config, log, db, jobs, live, settings } = foundation;
  const { mailer, metric: mailSeconds } = createMailer(config, log);
  const pageCache = createPageCache();
  const guestServices: GuestServices = {
    db,
    live,
    cancelDeletion: (person) => cancelDeletion({ db, jobs, live }, person),
    async moveOwnership(trx, guestKey, profileId) {
      const listings = await countGuestListings(trx, guestKey);
      for (const { guestOwnership } of features) await guestOwnership?.move(trx, guestKey, profileId);
      return { listings };
    },
  };
  const { ai, metrics: aiMetrics } = createAi(foundation);
  const mailCounter = createMailCounter();
  const readingMetrics = createReadingMetrics();
  const photoReader = createPhotoReader(foundation.reportHelper);
  const auth = createAuth({
    config,
    db,
    log,
    onSignIn: (userId) => guestServices.cancelDeletion({ kind: 'member', id: userId }),
    async onSession(userId) {
      await syncProfile(db, userId);
      await completeClaims(guestServices, userId);
    },
    onSessionEnd: (sessionId) => live.end({ session: sessionId }),
    removeWebhooks,
  });
  const pushKeys = createPushKeys(db);
  const sendPush = createSendPush({
    keys: pushKeys,
    contactEmail: config.contactEmail,
    anyHost: foundation.pushAnywhere,
  });
  const readSession = createReadSession(auth, db, siteRole(config.operatorEmail));
  const sendToQueue: SendToQueue = async (trx, subject, noticed) => {
    await raiseCase({ jobs, settings, subjects }, trx, { subject, source: 'automatic', ...noticed });
  };
  const searchCounts = createSearchCounts(db, log);
  const deals: DealsServices = {
    db,
    jobs,
    live,
    systemMessages,
    reviewsOf: (saleId) => reviewsOfSale(db, saleId),
    withdrawReview,
  };
  return {
    ...foundation,
    ...guestServices,
    ...deals,
    mailer,
    sms: createSms(config),
    ai,
    metrics: [
      ...aiMetrics,
      ...foundation.processMetrics,
      mailSeconds,
      pageCache,
      mailCounter,
      photoReader.metric,
      readingMetrics.read,
      readingMetrics.waiting,
    ],
    requestSeconds: createRequestSeconds(),
    pageCache,
    mailCounter,
    readingMetrics,
    payments: createPayments(foundation),
    uploadFolder: join(config.dataDir, 'uploads'),
    ready: auth.$context.then(() => undefined),
    // An ended session must not live on in a replica.
    identify: (c) => readFromPrimary(() => identify({ config, db, readSession }, c)),
    auth,
    sendToQueue,
    nameProblem: (username) => nameProblem({ ...foundation, sendToQueue }, username),
    newestListings: (limit) => newestTexts(db, limit),
    countNamed,
    syncProfile,
    admitSignUp: (invite) => admitSignUp(foundation, invite),
    giveBackInvite: (invite) => giveBackInvite(foundation, invite),
    recordVersions,
    reloadBanners: () => reloadBanners({ banners: foundation.banners, live }),
    entitlementsOf: (profileId) => entitlementsOf({ db, config }, profileId),
    erasures: features.flatMap(({ erasePerson = [] }) => erasePerson),
    searchCounts,
    photoReader: config.photoReader ? photoReader.readPhoto : null,
    decoding: createDecoding(foundation.reportHelper),
    webhooksAnywhere: foundation.pushAnywhere ?? false,
    isParticipant: (conversationId, person) => isParticipant(db, conversationId, person),
    findSubject,
    subjects,
    joinCase: (trx, reported) => joinCase({ jobs, settings }, trx, reported),
    countReport: (trx, caseId) => countReport({ jobs }, trx, caseId),
    outcomeKey: (reportId) => linkKey(config, 'report', reportId),
    noticesAbout: (ids) => noticesAbout(db, ids),
    exportPerson: features.flatMap(({ exportPerson }) => exportPerson ?? []),
    notificationCatalog,
    isGroupOffered: (group) => isGroupOffered(settings, features, group),
    receiptWordsOf: async (paid) => receiptOfPlan(paid) ?? receiptOfPack(db, paid),
    async mailBodyOf(notification, reader) {
      const site = { db, publicUrl: config.publicUrl };
      return (await offerMail(site, notification, reader)) ?? digestMail(site, notification, reader);
    },
    findListingsInMails: (ids) => findListingsInMails({ db, publicUrl: config.publicUrl }, ids),
    photoAddressOf: (storageKey) => fileUrl(fileKey(storageKey, PHOTO_LIMITS.widths.small)),
    evidenceAddressOf: (storageKey) => filePath(fileKey(storageKey, PHOTO_LIMITS.widths.small)),
    pushKeys,
    pushDue: () => pushDue({ db, notificationCatalog, sendPush }),
    buyerOf: async (listingId) => (await findSale(db, { listingId }))?.buyer_id ?? null,
    chatsAbout: (days) => chatsAbout(db, days),
    listingSeen: (member, listingId) => markListingSeen({ db, live }, member, listingId),
    postInto: [postIntoZone, postIntoEvent],
    replyMinutesOf: async (profileId) => (await replyHabit(db, profileId)).minutes,
    salesOf,
    undoSaleOf: (trx, listingId) => undoSaleOf(deals, trx, listingId),
    endDealsOfRemoved: (trx, listingIds) => endDealsOfRemoved(deals, trx, listingIds),
  };
}
