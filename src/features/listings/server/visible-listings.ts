import { type RawBuilder, sql } from 'kysely';

/**
 * Which listings there are for whom, decided here alone; `listings` is what the table is called in the query. The
 * conditions are literal, as PostgreSQL uses the indexes of listings for sale only for what it can read in them.
 */

/** Its owner has it still. */
export const isKept = (listings = 'listings'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${listings}.deleted_at`)} is null`;

/** Others may see it, also when it is paused or sold: what its owner deleted is hidden. */
export const isVisibleListing = isKept;

/** Others may see it, and it can be bought. */
export const isForSale = (listings = 'listings'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${listings}.status`)} = 'active' and ${isVisibleListing(listings)})`;
