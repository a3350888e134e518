import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import { siteRole } from '../../../running/operators/server/operators.ts';
import type { Colleague } from '../contract/case-parts.ts';

/** Returns everyone who can decide cases, by name. */
export async function findColleagues(db: Database, operatorEmail: string | undefined): Promise<Colleague[]> {
  return (
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .select(['users.id', shownName('profiles').as('name')])
      // Found by its index first: the role alone would be computed for every account.
      .where((eb) =>
        eb.or([
          eb('users.id', 'in', eb.selectFrom('operators').select('user_id')),
          eb('users.email', '=', operatorEmail ?? ''),
        ]),
      )
      .where(siteRole(operatorEmail), '<>', 'member')
      .where('profiles.deletes_at', 'is', null)
      .where('users.suspended_at', 'is', null)
      .orderBy('name')
      .orderBy('users.id')
      .execute()
  );
}

export async function nameOfColleague(db: Database, id: string): Promise<string> {
  const row = await db
    .selectFrom('profiles')
    .select(shownName('profiles').as('name'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? 'A colleague';
}

/** Whether a member works at the desk. */
export async function isColleague(
  db: Database,
  operatorEmail: string | undefined,
  id: string | null,
): Promise<boolean> {
  if (id === null) return false;
  const row = await db
    .selectFrom('users')
    .select(siteRole(operatorEmail).as('role'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.role !== 'member';
}
