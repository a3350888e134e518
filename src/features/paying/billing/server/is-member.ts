import type { Database } from '../../../../platform/server/db/database.ts';

/**
 * Returns whether an account exists here. The provider may also know erased people and customers of other
 * sites.
 */
export async function isMember(db: Database, profileId: string): Promise<boolean> {
  const found = await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst();
  return found !== undefined;
}
