import type { Database } from '../../../platform/server/db/database.ts';

/** Whether somebody has an account here. The provider may know people who were erased, or of another site of ours. */
export async function isMember(db: Database, profileId: string): Promise<boolean> {
  const found = await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst();
  return found !== undefined;
}
