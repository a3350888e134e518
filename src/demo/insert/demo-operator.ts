import type { Database } from '../../platform/server/db/database.ts';
import { isThisMachine } from '../../platform/server/this-machine.ts';
import { DEMO_OPERATOR, personId } from '../content/demo-ids.ts';

/** Lets a member of the demo run the site, but not one that others open: everybody knows the password. */
export async function appointDemoOperator(db: Database, publicUrl: string): Promise<void> {
  if (!isThisMachine(publicUrl)) return;
  const operator = db.selectFrom('users').select('id').where('id', '=', personId(DEMO_OPERATOR));
  await db
    .insertInto('operators')
    .columns(['user_id'])
    .expression(operator)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends that on a site that others can open by now, such as one that was tried out on its machine before. */
export async function dismissDemoOperator(db: Database, publicUrl: string): Promise<void> {
  if (isThisMachine(publicUrl)) return;
  await db.deleteFrom('operators').where('user_id', '=', personId(DEMO_OPERATOR)).execute();
}
