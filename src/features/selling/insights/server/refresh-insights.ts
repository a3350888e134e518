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
  /** Adds the searches that this process has counted to the table. */
  flushSearches: () => Promise<void>;
}

/** Time that an hourly job has for days that were not counted yet, and somebody who waits. */
const JOB_MS = 60_000;
const WAIT_MS = 2_000;
/** Categories with fewer listings than this are counted while somebody waits. */
const FEW = 2_000;
/** Categories are the same for everybody, so those computed so many seconds ago are new enough. */
const NEW_SECONDS = 5;

/** Computes the categories; run by a schedule. */
export async function computeInsights({ db }: { db: Database }): Promise<void> {
  await countDays(db, { forMs: JOB_MS });
  await countSupply(db, null);
  await computeCategories(db);
}

/** Computes everything again that a seller sees, at a bounded cost. */
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
