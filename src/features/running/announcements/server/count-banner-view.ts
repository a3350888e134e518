import { type AttemptPolicy, isWithinLimit } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import type { LiveBanners } from './live-banners.ts';

/** Enough for a school behind one address. Beyond it, nothing is counted. */
const VIEWS: AttemptPolicy = { limit: 300, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 };

/** Counts a browser that shows a live banner for the first time. Browsers remember that themselves. */
export async function countBannerView(
  { db, banners }: { db: Database; banners: LiveBanners },
  address: string,
  id: string,
): Promise<void> {
  if (!banners.isLive(id) || !(await isWithinLimit(db, `banner:${address}`, VIEWS))) return;
  await db
    .updateTable('announcements')
    .set((eb) => ({ seen: eb('seen', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
