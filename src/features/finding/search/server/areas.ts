import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { escapeLike } from '../../../../platform/server/db/sql-fragments.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import type { Area } from '../contract/search.ts';

const SUGGESTIONS = 8;
/** Minimum number of sellers that use a name before it is suggested. This hides home addresses typed as an area. */
const MIN_SELLERS = 2;
/** Listings to sample. Names common in the sample are common overall. */
const SAMPLE_SIZE = 2000;

/** Finds area names that start with a text, most used first, each with the mean position of its listings. */
export async function findAreas(db: Database, text: string): Promise<Area[]> {
  const beginning = `${escapeLike(text.toLowerCase())}%`;
  const { rows } = await sql<Area>`
    select min(location) as name, round(avg(latitude), 2)::float8 as latitude, round(avg(longitude), 2)::float8 as longitude
    from (
      select location, latitude, longitude, coalesce(seller_id, guest_key) as seller from listings
      where lower(location) like ${beginning} and latitude is not null and ${isForSale()}
      limit ${sql.lit(SAMPLE_SIZE)}
    ) as used
    group by lower(location)
    having count(distinct seller) >= ${sql.lit(MIN_SELLERS)}
    order by count(*) desc, lower(location)
    limit ${sql.lit(SUGGESTIONS)}`.execute(db);
  return rows;
}
