import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { DELETED_NAME, GUEST_NAME, UNNAMED } from '../../shared/person-name.ts';
import type { DB } from './db/schema.generated.ts';
import type { OwnerKey } from './http/actor.ts';

/** One file of a person's export: rows of one kind that a feature stores about them. */
interface PersonTable {
  /** The name of the file, in words people understand. */
  name: string;
  /** The tables it covers. A test compares all of them with the tables on the privacy page. */
  shows: readonly (keyof DB)[];
  /**
   * Selects the rows, oldest first, with readable column names; null if such a person has none. Never
   * includes secrets, and of others only what this person can see.
   */
  rows: (person: OwnerKey) => RawBuilder<object> | null;
}

/** A file of a person, by its key in the file storage. */
export interface PersonFile {
  file_key: string;
  /** Path in the export, such as 'photos/profile-picture.webp'. Never a name that someone typed. */
  path: string;
}

/** A feature's part of the export of a person's data. */
export interface ExportPerson {
  tables?: readonly PersonTable[];
  /** Selects the files; null if such a person has none. */
  files?: (person: OwnerKey) => RawBuilder<PersonFile> | null;
  /** Tables that the export omits, each with the reason. */
  leavesOut?: { readonly [Table in keyof DB]?: string };
}

/** SQL condition that a row belongs to a person, by its columns for members and for guests. */
export const belongsTo = (
  person: OwnerKey,
  memberColumn: string,
  guestColumn: string,
): RawBuilder<SqlBool> =>
  person.kind === 'member'
    ? sql<SqlBool>`${sql.ref(memberColumn)} = ${person.id}::uuid`
    : sql<SqlBool>`${sql.ref(guestColumn)} = ${person.key}::uuid`;

/** SQL that converts a column of cents to dollars. */
export const dollars = (column: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(column)} / 100.0)::float8`;

/**
 * SQL for a person's public name: a member by columns of `profiles`, a guest, or someone whose deletion is
 * scheduled.
 */
export function shownName(profiles: string, guestColumn?: string): RawBuilder<string> {
  const member = sql<string>`case
    when ${sql.ref(`${profiles}.id`)} is null or ${sql.ref(`${profiles}.deletes_at`)} is not null
      then ${DELETED_NAME}::text
    else coalesce(${sql.ref(`${profiles}.full_name`)}, ${sql.ref(`${profiles}.username`)}, ${UNNAMED}::text) end`;
  if (guestColumn === undefined) return member;
  const guest = sql.ref(guestColumn);
  return sql<string>`case
    when exists (select from guest_sessions where key = ${guest} and deletes_at is null) then ${GUEST_NAME}::text
    else ${member} end`;
}
