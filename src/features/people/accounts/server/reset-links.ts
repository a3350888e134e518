import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';

/** How long a password reset link works. */
const RESET_LINK_MS = HOUR_SECONDS * 1000;

/** The auth library's prefix of stored reset tokens. */
const PREFIX = 'reset-password:';

/** Creates a password reset link in the auth library's format. Returns its token. */
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

/** Returns the account of a reset link; undefined for used, expired and invalid ones. */
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
 * Invalidates the account's other reset links before one is used. Links are locked in a fixed order, so that
 * the first of two concurrent uses invalidates the second. An invalid link invalidates none.
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

/** Invalidates all reset links of an account. */
export async function endResetLinks(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where('identifier', 'like', `${PREFIX}%`)
    .where('value', '=', userId)
    .execute();
}
