import { type RawBuilder, sql } from 'kysely';

/** Ignores prices below one dollar or above a million, such as 0 for 'ask me'. */
export const isPrice = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} between 100 and 100000000`;
