import type { Database } from './db/database.ts';
import type { Owner, OwnerKey } from './http/actor.ts';
import type { Live } from './realtime/live.ts';

/** What a viewer sees of a subject. */
interface SeenSubject {
  /** Null if unknown, or if the account no longer exists. */
  owner: OwnerKey | null;
  /** The content visible at this moment, stored with a report. */
  snapshot: { title: string; text: string };
}

/** Something with an owner that people can report, and whose owner they can block. */
export interface Subject {
  /** Undefined if it does not exist, or if the viewer cannot see it. */
  find: (db: Database, viewer: Owner, id: string) => Promise<SeenSubject | undefined>;
  /** Hides it from everyone, for moderators, and updates open pages. Omitted if not supported. */
  takeDown?: (services: { db: Database; live: Live }, id: string) => Promise<void>;
  /** Shows it again. */
  restore?: (services: { db: Database; live: Live }, id: string) => Promise<void>;
}

/** Finds a subject of any feature by its type, such as 'listing'. */
export type FindSubject = (
  db: Database,
  type: string,
  viewer: Owner,
  id: string,
) => Promise<SeenSubject | undefined>;
