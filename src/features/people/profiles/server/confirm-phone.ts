import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import { countAttempt, forgetAttempts } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Sms } from '../../../../platform/server/sms/sms.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { profileErrors } from '../contract/errors.ts';
import { checkPhone, endOfPhone } from '../contract/phone-rules.ts';
import type { OwnPhone } from '../contract/profile.ts';

const CODE_MINUTES = 10;
/** Text messages cost money and disturb people. */
const PER_SENDER = { limit: 5, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 300 } as const;
const CODE_LIMIT = { limit: 5, windowSeconds: CODE_MINUTES * 60, firstDelaySeconds: 120 } as const;

interface Services {
  db: Database;
  /** Null if no text messages can be sent. */
  sms: Sms | null;
  config: Pick<Config, 'authSecret' | 'siteName'>;
}

export async function findOwnPhone({ db, sms }: Services, member: Member): Promise<OwnPhone> {
  const row = await db.selectFrom('profiles').select('phone').where('id', '=', member.id).executeTakeFirst();
  return { available: sms !== null, phone: row?.phone ? endOfPhone(row.phone) : null };
}

/**
 * Sends a code to a phone number. Only the newest code works.
 * @throws DomainError PHONE_INVALID, PHONES_OFF, TOO_MANY_CODES or SMS_FAILED.
 */
export async function sendPhoneCode(services: Services, member: Member, input: string): Promise<void> {
  const { config, db, sms } = services;
  if (sms === null) throw new DomainError(profileErrors.PHONES_OFF);
  const phone = checkPhone(input);
  await countAttempt(db, `phone-send:member:${member.id}`, PER_SENDER, profileErrors.TOO_MANY_CODES);
  await countAttempt(db, `phone-send:phone:${phone}`, PER_SENDER, profileErrors.TOO_MANY_CODES);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { phone, code_hash: hashCode(services, member, code), expires_at: expiry };
  await db
    .insertInto('phone_codes')
    .values({ profile_id: member.id, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
    .execute();
  try {
    await sms.send(
      phone,
      `${code} is your ${config.siteName} code. It is valid for ${CODE_MINUTES} minutes.`,
    );
  } catch (cause) {
    throw new DomainError(profileErrors.SMS_FAILED, { cause });
  }
}

/**
 * Confirms a number with its code and stores it on the profile. A number belongs to the last member who confirmed it,
 * because numbers change owners.
 * @throws DomainError PHONE_CODE_WRONG, also for an expired code, or TOO_MANY_CODES.
 */
export async function confirmPhone(services: Services, member: Member, input: string): Promise<OwnPhone> {
  const { db } = services;
  const key = `phone-code:${member.id}`;
  await countAttempt(db, key, CODE_LIMIT, profileErrors.TOO_MANY_CODES);
  await db.transaction().execute(async (trx) => {
    const code = hashCode(services, member, input.replaceAll(/\s/g, ''));
    const used = await trx
      .deleteFrom('phone_codes')
      .where('profile_id', '=', member.id)
      .where('code_hash', '=', code)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('phone')
      .executeTakeFirst();
    if (used === undefined) {
      const fields = [{ field: 'code', message: profileErrors.PHONE_CODE_WRONG.detail }];
      throw new DomainError(profileErrors.PHONE_CODE_WRONG, { fields });
    }
    const { phone } = used;
    await trx
      .updateTable('profiles')
      .set({ phone: null })
      .where('phone', '=', phone)
      .where('id', '!=', member.id)
      .execute();
    await trx.updateTable('profiles').set({ phone }).where('id', '=', member.id).execute();
  });
  await forgetAttempts(db, key);
  return findOwnPhone(services, member);
}

export async function removePhone(services: Services, member: Member): Promise<OwnPhone> {
  await services.db.updateTable('profiles').set({ phone: null }).where('id', '=', member.id).execute();
  return findOwnPhone(services, member);
}

const expiry = sql<Date>`now() + make_interval(mins => ${sql.lit(CODE_MINUTES)})`;

/** Keyed with the site's secret, because a six-digit code could be brute-forced from a leaked table. */
const hashCode = ({ config }: Services, member: Member, code: string): string =>
  createHmac('sha256', config.authSecret).update(`phone-code:${member.id}:${code}`).digest('base64url');

/** Deletes expired codes with their unconfirmed numbers. */
export async function removeExpiredCodes(db: Database): Promise<void> {
  await sql`delete from phone_codes where expires_at < now()`.execute(db);
}
