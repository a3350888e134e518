import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from './db/schema.generated.ts';
import type { OwnerKey } from './http/actor.ts';
import { DELETED_NAME, GUEST_NAME, NAMELESS } from '../../shared/person-name.ts';

/** Rows of one kind that a feature holds about a person: a file of the export they ask for. */
export interface PersonTable {
  /** The name of the file, in words people read. */
  name: string;
  /** The tables of the database it shows; a test compares all of them with what the privacy page lists. */
  shows: readonly (keyof DB)[];
  /**
   * Selects the rows, oldest first, with columns named for people; null where such a person has none. Never a secret,
   * and of others only what they show to this person.
   */
  rows: (person: OwnerKey) => RawBuilder<object> | null;
}

/** A file of a person, by its key in the file storage. */
export interface PersonFile {
  file_key: string;
  /** Where it is in the export, such as 'photos/profile-picture.webp'. Never a name that somebody typed. */
  path: string;
}

/** What a feature holds about a person, for the export of everything that is theirs. */
export interface ExportPerson {
  tables?: readonly PersonTable[];
  /** Selects the files; null where such a person has none. */
  files?: (person: OwnerKey) => RawBuilder<PersonFile> | null;
  /** Tables that the export leaves out, each with the reason. */
  leavesOut?: { readonly [Table in keyof DB]?: string };
}

/** The condition that a row belongs to a person, by its column for members and that for guests. */
export const belongsTo = (
  person: OwnerKey,
  memberColumn: string,
  guestColumn: string,
): RawBuilder<SqlBool> =>
  person.kind === 'member'
    ? sql<SqlBool>`${sql.ref(memberColumn)} = ${person.id}::uuid`
    : sql<SqlBool>`${sql.ref(guestColumn)} = ${person.key}::uuid`;

/** A column of cents in dollars. */
export const dollars = (column: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(column)} / 100.0)::float8`;

/**
 * The name everybody sees of a person: of a member from columns of `profiles`, of a guest, or of somebody who has asked
 * to be deleted.
 */
export function shownName(profiles: string, guestColumn?: string): RawBuilder<string> {
  const member = sql<string>`case
    when ${sql.ref(`${profiles}.id`)} is null or ${sql.ref(`${profiles}.deletes_at`)} is not null
      then ${DELETED_NAME}::text
    else coalesce(${sql.ref(`${profiles}.full_name`)}, ${sql.ref(`${profiles}.username`)}, ${NAMELESS}::text) end`;
  if (guestColumn === undefined) return member;
  const guest = sql.ref(guestColumn);
  return sql<string>`case
    when exists (select from guest_sessions where key = ${guest} and deletes_at is null) then ${GUEST_NAME}::text
    else ${member} end`;
}
