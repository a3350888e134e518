import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../platform/server/config.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { anyOf } from '../../platform/server/db/sql-fragments.ts';
import { isThisMachine } from '../../platform/server/this-machine.ts';
import { DEMO_GUEST, DEMO_PASSWORD, GUEST_KEY, personId } from '../content/demo-ids.ts';
import { PEOPLE } from '../content/people.ts';

type LogInConfig = Pick<Config, 'publicUrl' | 'authSecret'>;

/** Password and PIN of the demo: those that everybody knows on this machine, and the site's own where others open it. */
export function demoLogIn({ publicUrl, authSecret }: LogInConfig): { password: string; pin: string } {
  if (isThisMachine(publicUrl)) return { password: DEMO_PASSWORD, pin: DEMO_GUEST.pin };
  const digest = createHmac('sha256', authSecret).update('demo log-in').digest();
  return {
    password: digest.toString('base64url').slice(0, 16),
    // From 1000 to 9999, as the PIN of each guest.
    pin: String(1000 + (digest.readUInt32BE(28) % 9000)),
  };
}

/**
 * Replaces what everybody knows on a site that others can open by now, such as one that was tried out on its machine
 * before, and ends the sessions of members.
 */
export async function replaceKnownLogIns(db: Database, config: LogInConfig): Promise<void> {
  if (isThisMachine(config.publicUrl)) return;
  const { password, pin } = demoLogIn(config);
  const people = PEOPLE.map(({ username }) => personId(username));
  const stored = await db
    .selectFrom('credentials')
    .select(['user_id', 'password'])
    .where('user_id', '=', anyOf(people))
    .where('password', 'is not', null)
    .execute();
  for (const [known, rows] of Map.groupBy(stored, (row) => row.password ?? '')) {
    if (!(await verify(known, DEMO_PASSWORD))) continue;
    const users = anyOf(rows.map((row) => row.user_id));
    const replacement = await hash(password);
    // Together, because a later start finds no known password anymore.
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('credentials')
        .set({ password: replacement })
        .where('user_id', '=', users)
        .where('password', '=', known)
        .execute();
      await trx.deleteFrom('sessions').where('user_id', '=', users).execute();
    });
  }
  const guest = await db
    .selectFrom('guest_sessions')
    .select('pin_hash')
    .where('key', '=', GUEST_KEY)
    .executeTakeFirst();
  if (guest === undefined || !(await verify(guest.pin_hash, DEMO_GUEST.pin))) return;
  await db
    .updateTable('guest_sessions')
    .set({ pin_hash: await hash(pin) })
    .where('key', '=', GUEST_KEY)
    .execute();
}
