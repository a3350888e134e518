import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { hashToken } from '../../../../platform/server/hash-token.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { TokenScope } from '../../../../shared/token-scopes.ts';
import { accountStatus } from '../../guests/server/guests.ts';
import { accountErrors } from '../contract/errors.ts';
import type { ApiToken, CreatedApiToken, NewApiToken } from '../contract/token.ts';
import { TOKEN_LIMITS } from '../contract/token-limits.ts';
import type { AccountServices } from './account-services.ts';
import { requireRecentSignIn } from './passwords.ts';
import { queueMail } from './queue-mail.ts';
import { ACCOUNT_COLUMNS, presentAccount, type RequestAccount } from './read-session.ts';

/** Lets scanners for leaked secrets recognize a token. */
const PREFIX = 'offhand_pat_';
const SECRET_BYTES = 32;

const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;

export async function listTokens(db: Database, member: Member): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(COLUMNS)
    .where('user_id', '=', member.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(present);
}

/**
 * Makes a token and tells the account's owner by email.
 * @throws DomainError PASSWORD_NEEDED, PASSWORD_WRONG or TOO_MANY_TOKENS.
 */
export async function createToken(
  services: AccountServices,
  member: Member,
  { name, scopes, days, currentPassword }: NewApiToken,
  headers: Headers,
): Promise<CreatedApiToken> {
  const { db, jobs } = services;
  await requireRecentSignIn(services, member, currentPassword, headers);
  const token = PREFIX + randomBytes(SECRET_BYTES).toString('hex');
  const row = await db.transaction().execute(async (trx) => {
    // Two requests at once are counted one after the other.
    await sql`select from users where id = ${member.id} for no key update`.execute(trx);
    const ownTokens = await trx
      .selectFrom('api_tokens')
      .select('id')
      .where('user_id', '=', member.id)
      .execute();
    if (ownTokens.length >= TOKEN_LIMITS.perAccount) throw new DomainError(accountErrors.TOO_MANY_TOKENS);
    await queueMail(jobs, trx, { kind: 'new-token', userId: member.id, name });
    return trx
      .insertInto('api_tokens')
      .values({
        user_id: member.id,
        name,
        token_hash: hashToken(token),
        scopes: [...new Set(scopes)],
        expires_at: new Date(Date.now() + days * DAY_MS),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
  return { ...present(row), token };
}

export async function revokeToken(db: Database, member: Member, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new DomainError(commonErrors.NOT_FOUND);
}

/** Revokes all tokens of an account. Returns whether it had any. */
export async function revokeTokens(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

interface TokenAccount {
  scopes: readonly TokenScope[];
  account: RequestAccount;
}

/**
 * Returns the account of a valid token and what it may do; null for any other, and for accounts that are suspended or
 * being deleted. Remembers the use. Whatever its owner's role is, a token has the rights of a member.
 */
export async function findTokenAccount(db: Database, token: string): Promise<TokenAccount | null> {
  if (!token.startsWith(PREFIX)) return null;
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'api_tokens.id as token_id',
      'api_tokens.scopes',
      'api_tokens.last_used_at',
      ...ACCOUNT_COLUMNS,
      accountStatus('users').as('status'),
    ])
    .where('api_tokens.token_hash', '=', hashToken(token))
    .where('api_tokens.expires_at', '>', new Date())
    .where('profiles.deletes_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.status === 'suspended') return null;
  await rememberUse(db, row.token_id, row.last_used_at);
  return {
    scopes: row.scopes as TokenScope[],
    account: presentAccount({ ...row, role: 'member' }),
  };
}

/** Stores when a token was used, at most once a minute. */
async function rememberUse(db: Database, id: string, lastUsedAt: Date | null): Promise<void> {
  const now = new Date();
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < MINUTE_MS) return;
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}

interface TokenRow {
  id: string;
  name: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

const present = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes as TokenScope[],
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expires_at <= new Date(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
