import type { Context } from 'hono';
import type { Metric } from 'prom-client';
import type { SearchCounts } from '../../features/finding/search/server/search.ts';
import type { MatchServices } from '../../features/finding/wants/server/wants.ts';
import type {
  ChatsAbout,
  ListingSeen,
  PostInto,
  ReadingMetrics,
  RelistServices,
} from '../../features/items/listings/server/listings.ts';
import type { PhotoReader } from '../../features/items/photo-reader/server/photo-reader.ts';
import type {
  CropSquare,
  Decoding,
  PhotoFromAddress,
  PresentPhoto,
  ReadPhoto,
  ReadUpload,
} from '../../features/items/photos/server/photos.ts';
import type { ReceiptServices } from '../../features/paying/billing/server/billing.ts';
import type {
  Accounts,
  AccountSettingsService,
  CheckPassword,
  EntitlementsOf,
  MailCounter,
  PasskeysService,
} from '../../features/people/accounts/server/accounts.ts';
import type { Guests } from '../../features/people/guests/server/guests.ts';
import type { DraftEngine } from '../../features/selling/voice/server/voice.ts';
import type { IsParticipant } from '../../features/talking/attachments/server/attachments.ts';
import type { DealsServices } from '../../features/talking/deals/server/deals.ts';
import type { MessagesServices } from '../../features/talking/messages/server/messages.ts';
import type {
  FindListingsInMails,
  MailBodyOf,
  NotificationCatalog,
  NotifyServices,
  PushKeys,
} from '../../features/talking/notifications/server/notifications.ts';
import type { PersonErasure } from '../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../platform/server/export-person.ts';
import type { PlatformServices } from '../../platform/server/feature.ts';
import type { Actor } from '../../platform/server/http/actor.ts';
import type { Identity, RequestEnv } from '../../platform/server/http/request.ts';
import type { FindSubject } from '../../platform/server/subject.ts';

export interface Foundation
  extends Pick<
    PlatformServices,
    'config' | 'settings' | 'log' | 'db' | 'jobs' | 'storage' | 'live' | 'reportHelper'
  > {
  helperFailures: Metric;
  /** Allows push addresses of any host, for tests whose push service runs on this machine. */
  pushAnywhere?: boolean;
}

/**
 * Everything that feature definitions are built from: the platform, and functions that features offer to each
 * other.
 */
export interface Services extends PlatformServices, RelistServices {
  /** Metrics of model calls, helper failures, account emails and photo reading. */
  metrics: readonly Metric[];
  mailCounter: MailCounter;
  readingMetrics: ReadingMetrics;
  pushAnywhere?: boolean;
  /**
   * Resolves when the auth library has read its tables, which it does once. The database must stay open until
   * then.
   */
  ready: Promise<void>;
  identify: (c: Context<RequestEnv>) => Promise<Identity>;
  accounts: Accounts;
  accountSettings: AccountSettingsService;
  passkeys: PasskeysService;
  checkPassword: CheckPassword;
  entitlementsOf: EntitlementsOf;
  /** What each feature does when a person is erased, in the order of the features. */
  erasures: readonly PersonErasure[];
  guests: Guests;
  presentPhoto: PresentPhoto;
  cropSquare: CropSquare;
  photoFromAddress: PhotoFromAddress;
  readPhoto: ReadPhoto;
  readUpload: ReadUpload;
  /** Null if the operator turned the built-in reader off. */
  photoReader: PhotoReader | null;
  requireVoice: (actor: Actor) => Promise<void>;
  requireInsights: (actor: Actor) => Promise<void>;
  flushSearches: () => Promise<void>;
  searchCounts: SearchCounts;
  /** Limits how many photos this process decodes at once. */
  decoding: Decoding;
  isParticipant: IsParticipant;
  systemMessages: MessagesServices['systemMessages'];
  findSubject: FindSubject;
  /** The exports of all features. */
  exportPerson: readonly ExportPerson[];
  notificationCatalog: NotificationCatalog;
  mailBodyOf: MailBodyOf;
  findListingsInMails: FindListingsInMails;
  photoAddressOf: (storageKey: string) => string;
  receiptWordsOf: ReceiptServices['receiptWordsOf'];
  pushKeys: () => Promise<PushKeys>;
  pushDue: NotifyServices['pushDue'];
  buyerOf: (listingId: string) => Promise<string | null>;
  reviewsOf: DealsServices['reviewsOf'];
  withdrawReview: DealsServices['withdrawReview'];
  chatsAbout: (days: number) => Promise<ChatsAbout[]>;
  listingSeen: ListingSeen;
  /** Where new listings appear besides the marketplace. */
  postInto: readonly PostInto[];
  unstatedOf: MatchServices['unstatedOf'];
  replyMinutesOf: MatchServices['replyMinutesOf'];
  /** What the draft engine reads from a transcript. */
  engine: DraftEngine;
}
