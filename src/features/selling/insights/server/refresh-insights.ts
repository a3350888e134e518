import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Insights } from '../contract/insights.ts';
import { compareListings } from './compare-listings.ts';
import { computeCategories } from './compute-categories.ts';
import { countDays } from './count-days.ts';
import { countSupply } from './count-supply.ts';
import { type InsightServices, readInsights } from './read-insights.ts';

export interface RefreshServices extends InsightServices {
  /** Writes the searches that this process has counted. */
  flushSearches: () => Promise<void>;
}

/** Time to count days: in the hourly job, and while someone waits. */
const JOB_MS = 60_000;
const WAIT_MS = 2_000;
/** While someone waits, only categories with fewer listings are counted. */
const FEW = 2_000;
/** Categories computed in the last seconds are not computed again, because they are the same for everyone. */
const NEW_SECONDS = 5;

/** Computes the categories. Runs on a schedule. */
export async function computeInsights({ db }: { db: Database }): Promise<void> {
  await countDays(db, { forMs: JOB_MS });
  await countSupply(db, null);
  await computeCategories(db);
}

/** Recomputes everything that a seller sees, at a bounded cost. */
export async function refreshInsights(services: RefreshServices, seller: Member): Promise<Insights> {
  const { db, flushSearches } = services;
  if (!(await isNew(db))) {
    await flushSearches();
    await countDays(db, { forMs: WAIT_MS });
    await countSupply(db, FEW);
    await computeCategories(db);
  }
  await compareListings(services, seller);
  return readInsights(services, seller);
}

async function isNew(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from category_insights
    where computed_at > now() - make_interval(secs => ${NEW_SECONDS}::int) limit 1`.execute(db);
  return rows.length > 0;
}
