import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { escapeLike } from '../../../../platform/server/db/sql-fragments.ts';
import type { Area } from '../contract/search.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';

const SUGGESTIONS = 8;
/** How many sellers have to use a name before others see it: one may have typed their home address. */
const SELLERS = 2;
/** Listings to sample; a name that is common among them is common among all. */
const SAMPLE = 2000;

/** Names of areas that start with a text, most used first, each with the mean position of its listings. */
export async function findAreas(db: Database, text: string): Promise<Area[]> {
  const beginning = `${escapeLike(text.toLowerCase())}%`;
  const { rows } = await sql<Area>`
    select min(location) as name, round(avg(latitude), 2)::float8 as latitude, round(avg(longitude), 2)::float8 as longitude
    from (
      select location, latitude, longitude, coalesce(seller_id, guest_key) as seller from listings
      where lower(location) like ${beginning} and latitude is not null and ${isForSale()}
      limit ${sql.lit(SAMPLE)}
    ) as used
    group by lower(location)
    having count(distinct seller) >= ${sql.lit(SELLERS)}
    order by count(*) desc, lower(location)
    limit ${sql.lit(SUGGESTIONS)}`.execute(db);
  return rows;
}
