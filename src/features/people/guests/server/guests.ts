import { hash } from '@node-rs/argon2';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { countGuess, forgetGuess } from '../../../../platform/server/db/guesses.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Guest, OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { commonErrors, DomainError, type ErrorSpec, type FieldError } from '../../../../shared/errors.ts';
import type { AccountStatus } from '../../../../shared/site-role.ts';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../../../shared/time.ts';
import { guestErrors } from '../contract/errors.ts';
import type { GuestCredentials } from '../contract/guest.ts';
import { newGuestId, newPin } from './guest-codes.ts';
import { isPinCorrect } from './is-pin-correct.ts';

const LIMITS = {
  createPerAddress: { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 },
  pinPerGuest: {
    // 9,000 PINs: after five free attempts, delays of 30 s, 1 min, 2 min and so on up to a day. Guessing from
    // one address takes years.
    fromOneAddress: { limit: 5, windowSeconds: DAY_SECONDS, firstDelaySeconds: 30 },
    // 48 attempts per day across all addresses. Guessing takes months.
    fromEverywhere: {
      limit: 25,
      windowSeconds: DAY_SECONDS,
      firstDelaySeconds: 30,
      longestDelaySeconds: 30 * MINUTE_SECONDS,
    },
  },
  pinPerAddress: { limit: 40, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 },
} as const;
/** With 60 million ids a collision is rare; ten in a row indicate a bug. */
const MAX_ID_ATTEMPTS = 10;

export interface GuestSession {
  key: string;
  guestId: string;
}

export interface GuestServices {
  db: Database;
  live: Live;
  /** Moves everything a guest has to an account, by the features that store it. */
  moveOwnership: (trx: Transaction<DB>, guestKey: string, profileId: string) => Promise<{ listings: number }>;
  /** Cancels the deletion of a person who returns. Resolves to whether there was one. */
  cancelDeletion: (person: OwnerKey) => Promise<boolean>;
}

/**
 * Moves everything to the account and ends the guest. Returns null if the guest was claimed or deleted first.
 * @param isReserved Claims only a guest that signed up as this account. A browser with the guest's cookie needs no
 * reservation: signing up with a mistyped address must not lock the guest's listings.
 */
export async function claimGuest(
  { db, live, moveOwnership }: GuestServices,
  guestKey: string,
  userId: string,
  { isReserved = false } = {},
): Promise<{ listings: number } | null> {
  const moved = await db.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('guest_sessions')
      .set({ claimed_by: userId, claimed_at: new Date() })
      .where('key', '=', guestKey)
      .where('claimed_at', 'is', null)
      .where('deletes_at', 'is', null)
      .$if(isReserved, (query) => query.where('claimed_by', '=', userId))
      .returning('key')
      .executeTakeFirst();
    return claimed === undefined ? null : moveOwnership(trx, guestKey, userId);
  });
  if (moved !== null) live.end({ guest: guestKey });
  return moved;
}

/**
 * Checks a Guest ID and PIN.
 * @returns the key of the guest.
 * @throws DomainError GUEST_REFUSED or TOO_MANY_PINS.
 */
async function provePin(db: Database, guestId: string, pin: string, address: string): Promise<string> {
  const guess = { kind: 'guest-pin', account: guestId, address };
  await countAttempt(db, `guest-pin:address:${address}`, LIMITS.pinPerAddress, guestErrors.TOO_MANY_PINS);
  await countGuess(db, guess, LIMITS.pinPerGuest, guestErrors.TOO_MANY_PINS);
  const guest = await db
    .selectFrom('guest_sessions')
    .select(['key', 'pin_hash'])
    .where('guest_id', '=', guestId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  const isRight = await isPinCorrect(guest?.pin_hash, pin);
  if (guest === undefined || !isRight) throw new DomainError(guestErrors.GUEST_REFUSED);
  await forgetGuess(db, guess);
  return guest.key;
}

export async function createGuest(db: Database, address: string): Promise<GuestSession & GuestCredentials> {
  await countAttempt(
    db,
    `guest-create:address:${address}`,
    LIMITS.createPerAddress,
    guestErrors.TOO_MANY_GUESTS,
  );
  const pin = newPin();
  const pinHash = await hash(pin);
  for (let tries = 0; tries < MAX_ID_ATTEMPTS; tries += 1) {
    const created = await db
      .insertInto('guest_sessions')
      .values({ guest_id: newGuestId(), pin_hash: pinHash })
      .onConflict((conflict) => conflict.column('guest_id').doNothing())
      .returning(['key', 'guest_id'])
      .executeTakeFirst();
    if (created) return { key: created.key, guestId: created.guest_id, pin };
  }
  throw new DomainError(guestErrors.GUEST_NOT_CREATED);
}

/**
 * @param resumes Whether the page resumes the guest automatically from stored credentials. Only typing
 * the PIN cancels a deletion.
 */
export async function resumeGuest(
  { db, cancelDeletion }: GuestServices,
  input: { guestId: string; pin: string; resumes?: boolean | undefined },
  address: string,
): Promise<GuestSession & { kept: boolean }> {
  const guestId = normalGuestId(input.guestId);
  const pin = input.pin.trim();
  const fields: FieldError[] = [];
  if (guestId === '') fields.push({ field: 'guestId', message: 'Enter your Guest ID.' });
  if (pin === '') fields.push({ field: 'pin', message: 'Enter your PIN.' });
  if (fields.length > 0) throw new DomainError(guestErrors.GUEST_INCOMPLETE, { fields });

  const key = await provePin(db, guestId, pin, address);
  const kept = !input.resumes && (await cancelDeletion({ kind: 'guest', key }));
  const back = await db
    .updateTable('guest_sessions')
    .set({ last_accessed: new Date() })
    .where('key', '=', key)
    .where('claimed_at', 'is', null)
    .where('deletes_at', 'is', null)
    .returning('guest_id')
    .executeTakeFirst();
  if (back === undefined) throw new DomainError(guestErrors.GUEST_REFUSED);
  return { key, guestId: back.guest_id, kept };
}

/**
 * Asks guests for their PIN before actions that someone with a borrowed device must not take.
 * @throws DomainError PIN_WRONG, naming the field `pin`, or TOO_MANY_PINS.
 */
export async function checkPin(
  db: Database,
  { guestId }: Guest,
  typed: string,
  address: string,
): Promise<void> {
  const wrong = (message: string) =>
    new DomainError(guestErrors.PIN_WRONG, { fields: [{ field: 'pin', message }] });
  const pin = typed.trim();
  if (pin === '') throw wrong('Enter your PIN.');
  try {
    await provePin(db, guestId, pin, address);
  } catch (error) {
    const refused = error instanceof DomainError && error.spec === guestErrors.GUEST_REFUSED;
    throw refused ? wrong('That is not your PIN.') : error;
  }
}

/** Returns the guest of a cookie, unless an account has claimed it or it is scheduled for deletion. */
export async function findGuest(
  db: Database,
  key: string,
): Promise<(GuestSession & { status: AccountStatus }) | null> {
  const guest = await db
    .selectFrom('guest_sessions')
    .select(['key', 'guest_id', accountStatus('guest_sessions').as('status')])
    .where('key', '=', key)
    .where('claimed_at', 'is', null)
    .where('deletes_at', 'is', null)
    .executeTakeFirst();
  return guest ? { key: guest.key, guestId: guest.guest_id, status: guest.status } : null;
}

/** Records at sign-up which guest became this account. */
export async function reserveClaim(db: Database, guestKey: string, userId: string): Promise<void> {
  await db
    .updateTable('guest_sessions')
    // Matches no guest if the account already existed and this sign-up only appeared to succeed.
    .set(({ selectFrom }) => ({ claimed_by: selectFrom('users').select('id').where('id', '=', userId) }))
    .where('key', '=', guestKey)
    .where('claimed_at', 'is', null)
    .execute();
}

/** Completes, at a sign-in, the claims recorded at sign-up. */
export async function completeClaims(services: GuestServices, userId: string): Promise<void> {
  const reserved = await services.db
    .selectFrom('guest_sessions')
    .select('key')
    .where('claimed_by', '=', userId)
    .where('claimed_at', 'is', null)
    .where('deletes_at', 'is', null)
    .execute();
  for (const { key } of reserved) await claimGuest(services, key, userId, { isReserved: true });
}

/** The public API of guests for other features on the server. */

export { forgetGuestCookie, guestKeyOf } from './guest-cookie.ts';

/**
 * Locks a guest until the end of the transaction: claiming or deleting it waits, so that everything written
 * here is moved or hidden with it.
 * @throws DomainError `refusal` if the guest was claimed or deleted first.
 */
export async function lockGuest(
  trx: Transaction<DB>,
  owner: OwnerKey,
  refusal: ErrorSpec = commonErrors.AUTHENTICATION_REQUIRED,
): Promise<void> {
  if (owner.kind !== 'guest') return;
  const guest = await trx
    .selectFrom('guest_sessions')
    .select('key')
    .where('key', '=', owner.key)
    .where('claimed_at', 'is', null)
    .where('deletes_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (guest === undefined) throw new DomainError(refusal);
}

/** Returns the keys of those guests that are neither claimed by an account nor scheduled for deletion. */
export async function findValidGuests(db: Database, keys: readonly string[]): Promise<string[]> {
  const living = await db
    .selectFrom('guest_sessions')
    .select('key')
    .where('key', '=', anyOf(keys))
    .where('claimed_at', 'is', null)
    .where('deletes_at', 'is', null)
    .execute();
  return living.map(({ key }) => key);
}

/** Deletes the guests that became this account. */
export async function eraseClaimedGuests(trx: Transaction<DB>, profileId: string): Promise<void> {
  await trx
    .deleteFrom('guest_sessions')
    .where('claimed_by', '=', profileId)
    .where('claimed_at', 'is not', null)
    .execute();
}

/** Normalizes a typed Guest ID: ignores case, spaces and the prefix 'Guest-'. */
function normalGuestId(input: string): string {
  const code = input.replaceAll(/\s/g, '').replace(/^guest-?/i, '');
  return code === '' ? '' : `Guest-${code.toUpperCase()}`;
}

/** Selects whether a row of `users` or `guest_sessions` is active. What an operator decided counts until its end. */
export const accountStatus = (table: 'users' | 'guest_sessions'): RawBuilder<AccountStatus> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const applies = (state: string) =>
    sql`${column(`${state}_at`)} is not null and coalesce(${column(`${state}_until`)} > now(), true)`;
  return sql<AccountStatus>`case
    when ${applies('suspended')} then 'suspended' when ${applies('limited')} then 'limited' else 'active' end`;
};
