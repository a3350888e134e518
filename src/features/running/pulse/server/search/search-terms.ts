import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../../platform/server/db/sql-fragments.ts';
import { isUuid } from '../../../../../shared/uuid.ts';

/** A search for one kind of what the desk finds. */
export interface Search {
  q: string;
  cursor: string | undefined;
  limit: number;
}

export interface Found<Row> {
  shown: Row[];
  nextCursor: string | null;
}

/** A pattern that finds a text inside a folded name. */
export const inName = (q: string) => sql`fold_name(${`%${escapeLike(q)}%`}::text)`;

/** The account that a search names completely: by its id, address or username. */
export function namedAccount(q: string): RawBuilder<string> {
  if (isUuid(q)) return sql<string>`(select id from users where id = ${q}::uuid)`;
  return q.includes('@')
    ? sql<string>`(select id from users where email = lower(${q}::text))`
    : sql<string>`(select id from users where lower(username) = lower(${q}::text))`;
}

export const idOf = (q: string): string | null => (isUuid(q) ? q : null);
