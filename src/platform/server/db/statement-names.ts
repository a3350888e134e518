import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const PLANNED_EACH_TIME = '/* planned for its values */';

/**
 * Ends a query whose best plan depends on its values, such as how many rows are between two prices. A prepared
 * statement may get one plan for all of them.
 */
export const plannedEachTime = sql.raw(PLANNED_EACH_TIME);

/**
 * Number of names in memory. The product has a few hundred statements, as none depends on the number of its values
 * (`anyOf`, `insertRows`). Beyond that the oldest is dropped and its name computed again when needed.
 */
const MAX_REMEMBERED = 2000;
const names = new Map<string, string>();

/**
 * A prepared statement saves 40 % of a query's cost, so every statement with parameters is named by a hash of its
 * text, except those that end with `plannedEachTime`.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.endsWith(PLANNED_EACH_TIME)) return undefined;
  const [oldest] = names.keys();
  if (names.size >= MAX_REMEMBERED && oldest !== undefined) names.delete(oldest);
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Number of different statements named by this process; steady growth means SQL that is not parameterized. */
export const countStatementNames = (): number => names.size;
