import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { HOUR_SECONDS } from '../../../shared/time.ts';

/** How long a mailed link to a new password works. */
const RESET_LINK_MS = HOUR_SECONDS * 1000;

/** What the auth library puts before the token of a mailed link to a new password. */
const PREFIX = 'reset-password:';

/** Makes a link to a new password, as the auth library stores it; returns its token. */
export async function createResetLink(db: Database, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = new Date();
  await db
    .insertInto('verifications')
    .values({
      id: randomUUID(),
      identifier: PREFIX + token,
      value: userId,
      expires_at: new Date(now.getTime() + RESET_LINK_MS),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

/** Returns the account that a link to a new password is for; undefined for used, expired and made-up ones. */
export async function findResetLinkOwner(db: Database, token: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('verifications')
    .select('value as userId')
    .where('identifier', '=', PREFIX + token)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return link?.userId;
}

/**
 * Ends the account's other links before one is used. The links are locked in one order, so of two used at the same
 * time the first ends the second; a link that no longer works ends none.
 */
export async function endOtherResetLinks(db: Database, token: string): Promise<void> {
  await sql`
    with links as materialized (
      select id, identifier from verifications
      where identifier like ${`${PREFIX}%`}
        and value = (
          select value from verifications where identifier = ${PREFIX + token} and expires_at > now()
        )
      order by id for update
    )
    delete from verifications
    where id in (select id from links where identifier <> ${PREFIX + token})
      and exists (select from links where identifier = ${PREFIX + token})`.execute(db);
}

/** Ends all links of an account. */
export async function endResetLinks(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where('identifier', 'like', `${PREFIX}%`)
    .where('value', '=', userId)
    .execute();
}
