import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { hashToken } from '../../../../platform/server/hash-token.ts';
import type { Guest } from '../../../../platform/server/http/actor.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { linkMail } from '../../../../platform/server/mail/link-mail.ts';
import type { Mail, Mailer } from '../../../../platform/server/mail/mailer.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import { notificationErrors } from '../contract/errors.ts';
import type { GuestAlerts } from '../contract/guest-alerts.ts';

export interface GuestAlertsServices {
  config: Config;
  db: Database;
  log: Log;
  mailer: Mailer;
}

const LINK_HOURS = 24;
const RATE_LIMITS = {
  mailPerGuest: { limit: 5, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 },
  mailPerAddress: { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 },
  /** Other guests may enter the same address. This limit protects its owner. */
  mailPerMailbox: { limit: 4, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 },
} as const;

const NONE: GuestAlerts = { state: 'none', address: null };

export async function loadGuestAlerts(db: Database, guest: Guest): Promise<GuestAlerts> {
  const row = await db
    .selectFrom('guest_alerts')
    .select(['email', 'token_hash'])
    .where('guest_key', '=', guest.key)
    .where((where) =>
      where.or([where('token_hash', 'is', null), where('token_expires_at', '>', sql<Date>`now()`)]),
    )
    .executeTakeFirst();
  return row ? { state: row.token_hash === null ? 'on' : 'waiting', address: row.email } : NONE;
}

/**
 * Mails a confirmation link to the address, which gets the guest's alerts once the link is used. The previous address
 * gets no more alerts.
 * @throws DomainError TOO_MANY_REQUESTS, or ALERT_MAIL_NOT_SENT, which leaves everything unchanged.
 */
export async function setGuestAlerts(
  { config, db, log, mailer }: GuestAlertsServices,
  guest: Guest,
  email: string,
  address: string,
): Promise<GuestAlerts> {
  const current = await loadGuestAlerts(db, guest);
  if (current.state === 'on' && current.address === email) return current;
  await countAttempt(db, `guest-alerts:guest:${guest.key}`, RATE_LIMITS.mailPerGuest);
  await countAttempt(db, `guest-alerts:address:${address}`, RATE_LIMITS.mailPerAddress);
  await countAttempt(db, `guest-alerts:mailbox:${email}`, RATE_LIMITS.mailPerMailbox);
  const token = randomBytes(32).toString('base64url');
  // Mail first: an unreachable address must not replace a working one.
  await mailer
    .send(
      confirmAlertsMail(config.siteName, email, `${config.publicUrl}/guest-alerts/confirm?token=${token}`),
    )
    .catch((error: unknown) => {
      log.error({ err: error }, 'mail not sent');
      throw new DomainError(notificationErrors.ALERT_MAIL_NOT_SENT, { cause: error });
    });
  await db.transaction().execute(async (trx) => {
    await lockGuest(trx, guest);
    const row = {
      id: sql<string>`gen_random_uuid()`,
      email,
      token_hash: hashToken(token).toString('hex'),
      token_expires_at: sql<Date>`now() + make_interval(hours => ${sql.lit(LINK_HOURS)})`,
    };
    await trx
      .insertInto('guest_alerts')
      .values({ guest_key: guest.key, ...row })
      .onConflict((conflict) => conflict.column('guest_key').doUpdateSet(row))
      .execute();
  });
  return { state: 'waiting', address: email };
}

/**
 * Turns alerts on with a mailed link, in any browser.
 * @throws DomainError BAD_ALERT_LINK if the link was used, has expired or is invalid.
 */
export async function confirmGuestAlerts(db: Database, token: string): Promise<void> {
  const confirmed = await db
    .updateTable('guest_alerts')
    .set({ token_hash: null, token_expires_at: null })
    .where('token_hash', '=', hashToken(token).toString('hex'))
    .where('token_expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (confirmed.numUpdatedRows === 0n) throw new DomainError(notificationErrors.BAD_ALERT_LINK);
}

/** Deletes the address and its pending mails. Also called when an account takes over the guest. */
export async function removeGuestAlerts(db: Database | Transaction<DB>, guestKey: string): Promise<void> {
  await db.deleteFrom('guest_alerts').where('guest_key', '=', guestKey).execute();
}

/** Finds the confirmed alert addresses of these guests. */
export function findAlertAddresses(db: Database, keys: readonly string[]) {
  return db
    .selectFrom('guest_alerts')
    .innerJoin('guest_sessions', 'guest_sessions.key', 'guest_key')
    .select(['guest_key', 'id', 'email'])
    .where('guest_key', '=', anyOf(keys))
    .where('token_hash', 'is', null)
    .where('deletes_at', 'is', null)
    .execute();
}

/** Asks the owner of an address to confirm a guest's alerts. Leaves out the Guest ID, which is half a credential. */
export function confirmAlertsMail(siteName: string, to: string, link: string): Mail {
  return linkMail(to, link, {
    subject: `Turn on alerts from ${siteName}`,
    lead: `A guest seller on ${siteName} asked for alerts about messages and offers at this address. If that's you, turn them on:`,
    button: 'Turn on alerts',
    after:
      "The link works once, for 24 hours. If this wasn't you, ignore this email and we won't email you again.",
  });
}
