import { type RawBuilder, sql } from 'kysely';

/**
 * Decides in one place which listings are visible to whom; `listings` is the name of the table in the query.
 * The conditions are literals, because PostgreSQL uses the partial indexes of listings for sale only for
 * conditions it can match.
 */

/** Its owner has not deleted it. */
export const isNotDeleted = (listings = 'listings'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${listings}.deleted_at`)} is null`;

/**
 * Others may see it, also when it is paused or sold: its owner has neither deleted it nor asked to be deleted, is not
 * suspended, and no operator has hidden it. The column `hidden` combines the last three.
 */
export const isVisibleListing = (listings = 'listings'): RawBuilder<boolean> =>
  sql<boolean>`(${isNotDeleted(listings)} and not ${sql.ref(`${listings}.hidden`)})`;

/** Others may see and buy it. */
export const isForSale = (listings = 'listings'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${listings}.status`)} = 'active' and ${isVisibleListing(listings)})`;
