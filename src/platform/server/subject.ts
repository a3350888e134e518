import type { Transaction } from 'kysely';
import type { Database } from './db/database.ts';
import type { DB } from './db/schema.generated.ts';
import type { Actor, OwnerKey } from './http/actor.ts';
import type { Jobs } from './jobs.ts';
import type { Live } from './realtime/live.ts';

/** What a subject says, at one moment. */
export interface SubjectContent {
  title: string;
  text: string;
  /** Such as the price of a listing. */
  facts?: { label: string; value: string }[];
  /** By their keys in the file storage, without size. */
  photos?: { id: string; key: string; alt: string }[];
}

/** What a viewer sees of a subject. */
export interface SeenSubject {
  /** Null if unknown, or if the account no longer exists. */
  owner: OwnerKey | null;
  /** The content visible at this moment, stored with a report. */
  snapshot: SubjectContent;
}

/** Whether others see a subject. Operators hide it for now, or take it down. */
export type SubjectState = 'shown' | 'hidden' | 'taken-down';

/** A subject as operators see it, hidden or not. */
interface InspectedSubject {
  owner: OwnerKey | null;
  content: SubjectContent;
  /** Path of its page; null if it has none. */
  link: string | null;
  saleState?: string;
  views?: number;
}

/** Something with an owner that people can report, and whose owner they can block. */
export interface Subject {
  /**
   * Undefined if it does not exist, or if the viewer cannot see it.
   * @param seq Of a message: its number in the conversation.
   */
  find: (db: Database, viewer: Actor, id: string, seq: number) => Promise<SeenSubject | undefined>;
  /** Undefined if it no longer exists. Omitted if operators cannot open it. */
  inspect?: (db: Database, id: string, seq: number) => Promise<InspectedSubject | undefined>;
  /**
   * Hides it from others or shows it again, in the given transaction. Repeating it changes nothing, and so does
   * calling it for one that no longer exists. Omitted if it cannot be hidden.
   */
  setState?: (trx: Transaction<DB>, id: string, seq: number, state: SubjectState) => Promise<void>;
  /** Tells others than its owner that it was hidden or shown again, once that can't be undone anymore. */
  announce?: (
    trx: Transaction<DB>,
    jobs: Pick<Jobs, 'record'>,
    id: string,
    change: { state: SubjectState; reason: string },
  ) => Promise<void>;
  /** Updates open pages, after the commit. */
  publish?: (services: { db: Database; live: Live }, id: string) => void | Promise<void>;
}

/** Finds a subject of any feature by its type, such as 'listing'. */
export type FindSubject = (
  db: Database,
  type: string,
  viewer: Actor,
  id: string,
  seq?: number,
) => Promise<SeenSubject | undefined>;

/** The subjects of all features by their type. */
export type Subjects = ReadonlyMap<string, Subject>;
