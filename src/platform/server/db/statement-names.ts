import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const PLANNED_EACH_TIME = '/* planned for its values */';

/**
 * Ends a query whose best plan depends on its values, such as how many rows lie between two prices: a prepared
 * statement may get one plan for all of them.
 */
export const plannedEachTime = sql.raw(PLANNED_EACH_TIME);

/**
 * Names remembered at once. The product has a few hundred statements, as none depends on how many values it gets
 * (`anyOf`, `insertRows`). Beyond that the oldest is forgotten and its name computed again when it comes back.
 */
const MAX_REMEMBERED = 2000;
const names = new Map<string, string>();

/**
 * A prepared statement saves 40 % of a query's cost, so every statement with parameters is named by a hash of its
 * text, except those that end in `plannedEachTime`.
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

/** How many different statements this process has named; one that keeps growing means SQL built by hand. */
export const countStatementNames = (): number => names.size;
