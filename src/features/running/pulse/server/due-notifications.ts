import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/** Counts the notifications that are due to be mailed. Several for one person are one mail. */
export async function countDueNotifications(db: Database): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from notifications
    where mail_due_at is not null and not read and mail_due_at <= now()`.execute(db);
  return rows[0]?.due ?? 0;
}
