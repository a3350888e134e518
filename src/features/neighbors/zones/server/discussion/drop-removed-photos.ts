import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import { eraseSentPhotos } from '../../../../items/photos/server/photos.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';

const BATCH_SIZE = 500;

/** Deletes the photos of removed posts that can no longer be put back. Runs on a schedule. */
export async function dropRemovedPhotos({
  db,
  jobs,
}: {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
}): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ photo_ids: string[] }>`
      with removed as (
        select id, photo_ids from zone_posts
        where removed_at < now() - make_interval(days => ${sql.lit(ZONE_LIMITS.putBackDays)}) and photo_ids <> '{}'
        order by removed_at, id limit ${sql.lit(BATCH_SIZE)} for update),
        emptied as (update zone_posts set photo_ids = '{}' from removed where zone_posts.id = removed.id)
      select photo_ids from removed`.execute(trx);
    await eraseSentPhotos(
      trx,
      rows.flatMap(({ photo_ids }) => photo_ids),
      jobs,
    );
  });
}
