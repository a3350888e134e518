import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import type { Transaction } from 'kysely';
import type { NotificationKind } from '../../shared/notification-kinds.ts';
import type { SystemMessageTypes } from '../../shared/system-messages.ts';
import type { Ai } from './ai/ai.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { DB } from './db/schema.generated.ts';
import type { PersonErasure } from './erase-person.ts';
import type { ExportPerson } from './export-person.ts';
import type { ReportHelper } from './helper-processes.ts';
import type { CostlyEndpoint } from './http/cost-limit.ts';
import type { RequestEnv } from './http/request.ts';
import type { Job } from './job.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import type { Live, TopicPolicies } from './realtime/live.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Sms } from './sms/sms.ts';
import type { FileStorage } from './storage/file-storage.ts';
import type { Subject } from './subject.ts';

/** A column that references a guest. */
interface GuestColumn {
  table: keyof DB;
  column: string;
  /** What happens to its rows when the guest signs up: they move to the account, or end with the guest. */
  rows: 'move' | 'end';
}

/** What happens to a feature's rows when a guest becomes an account. */
interface GuestOwnership {
  /** Every column of the feature that references a guest; a test compares them with the database. */
  columns: readonly GuestColumn[];
  /** Runs in the transaction that ends the guest, in the order of the features. */
  move: (trx: Transaction<DB>, guestKey: string, profileId: string) => Promise<void>;
}

/** The platform's services for every feature. */
export interface PlatformServices {
  /** Settings of the machine, and of the operator where both can decide. */
  config: Config;
  /** Settings of the operator. */
  settings: SiteSettings;
  log: Log;
  db: Database;
  jobs: Jobs;
  live: Live;
  mailer: Mailer;
  /** Null if no SMS gateway is configured. */
  sms: Sms | null;
  /** Models that are not configured are null. */
  ai: Ai;
  payments: Payments;
  storage: FileStorage;
  /** Folder where uploads are stored while they are checked. */
  uploadFolder: string;
  reportHelper: ReportHelper;
}

/** The running parts of a feature, built once per process. */
export interface FeatureParts {
  /** Its endpoints, below /api. */
  routes?: readonly OpenAPIHono<RequestEnv>[];
  /**
   * Paths of endpoints whose body is or contains a file, with their own size limit instead of the one for
   * JSON.
   */
  uploads?: readonly string[];
  /**
   * Endpoints whose requests are charged by their running time, with their whole path (docs/decisions/0061).
   */
  costly?: readonly CostlyEndpoint[];
  /** Its schedules and the signals it consumes. */
  jobs?: readonly Job[];
  /** Its routes outside the API, such as feeds. */
  siteRoutes?: readonly Hono<RequestEnv>[];
  /**
   * Prepares what the first use would wait for, such as compiling. Runs once the process responds to
   * requests.
   */
  warmUp?: () => void;
}

/**
 * Everything the server needs to know about a feature. Each feature has one, in its `<feature>.feature.ts`; the
 * composition lists them.
 */
export interface Feature<in Services> {
  /** The name of its folder. */
  name: string;
  /** The system messages it posts in conversations. */
  systemMessages?: readonly SystemMessageTypes[];
  /** Its columns that reference guests, and how their rows move when a guest signs up. */
  guestOwnership?: GuestOwnership;
  /** Its part of the export of a person's data. */
  exportPerson?: ExportPerson;
  /** Its columns that reference people, and what happens to their rows when a person is erased. */
  erasePerson?: PersonErasure;
  /** Its subjects by their type in the API: what people can report, and whose owner they can block. */
  subjects?: Readonly<Record<string, Subject>>;
  /** The live topics it publishes to, with who may subscribe to each. */
  topics?: (db: Database) => TopicPolicies;
  /** The kinds of notifications it sends. */
  notificationKinds?: readonly NotificationKind[];
  /**
   * Builds the running parts from services of the platform and functions of other features, which the
   * composition passes in.
   */
  build?: (services: Services) => FeatureParts;
}

/** Type-checks a definition, and infers the type of its services. */
export const defineFeature = <Services = PlatformServices>(feature: Feature<Services>): Feature<Services> =>
  feature;
