import { type RawBuilder, sql } from 'kysely';

/** One dollar to a million: prices outside are no prices, such as 0 for 'ask me'. */
export const isPrice = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} between 100 and 100000000`;
