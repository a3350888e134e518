import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

const PLANNED_EACH_TIME = '/* planned for its values */';

/**
 * Appended to queries whose best plan depends on their values, such as a price range. A prepared statement
 * may get one plan for all values.
 */
export const planEachTime = sql.raw(PLANNED_EACH_TIME);

/**
 * Hides a value from the planner, in queries whose best plan is the same for all values. PostgreSQL plans even a prepared
 * statement each time while plans for its values look cheaper, and planning can cost more than running.
 */
export const planOnce = <T>(value: T, type: 'integer' | 'integer[]' | 'text[]'): RawBuilder<T> =>
  sql<T>`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`;

/**
 * How many names are cached. The product has a few hundred statements, because none depends on its number of
 * values (`anyOf`, `insertRows`). Beyond the limit, the oldest name is dropped and computed again when
 * needed.
 */
const MAX_CACHED = 2000;
const names = new Map<string, string>();

/**
 * Returns a statement's name, a hash of its text. Prepared statements save 40% of a query's cost, so every
 * statement with parameters has a name, except those that end with `planEachTime`.
 */
export function statementName(text: string): string | undefined {
  const cached = names.get(text);
  if (cached !== undefined) return cached;
  if (text.endsWith(PLANNED_EACH_TIME)) return undefined;
  const [oldest] = names.keys();
  if (names.size >= MAX_CACHED && oldest !== undefined) names.delete(oldest);
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * Returns the number of different statements named by this process. Steady growth indicates SQL that is not
 * parameterized.
 */
export const countStatementNames = (): number => names.size;
