import { sql } from 'kysely';
import type { ErrorSpec } from '../../../shared/errors.ts';
import { type AttemptPolicy, countAttempt, forgetAttempts } from './attempts.ts';
import type { Database } from './database.ts';

/** How often an account's secret may be guessed. */
export interface GuessPolicy {
  /** From one network address. */
  fromOneAddress: AttemptPolicy;
  /**
   * Across all addresses. The longest delay must be short, because it also locks the owner out, but long
   * enough to prevent guessing from many addresses.
   */
  fromEverywhere: AttemptPolicy & { longestDelaySeconds: number };
}

/** An attempt to get into an account, which may not exist. */
export interface Guess {
  /** The kind of secret, such as `sign-in`. Prefix of the count's keys. */
  kind: string;
  account: string;
  /** The network address of the attempt. */
  address: string;
}

const everywhereKey = ({ kind, account }: Omit<Guess, 'address'>) => `${kind}:account:${account}`;
/** Addresses contain no spaces, so that an invented account can't get another one's key. */
const addressKey = ({ kind, account, address }: Guess) => `${kind}:pair:${account} ${address}`;

/**
 * Counts an attempt by account and address together, so that a stranger's wrong guesses don't lock the owner
 * out, and then by account alone.
 * @throws DomainError `error` while either is throttled.
 */
export async function countGuess(
  db: Database,
  guess: Guess,
  policy: GuessPolicy,
  error: ErrorSpec,
): Promise<void> {
  await countAttempt(db, addressKey(guess), policy.fromOneAddress, error);
  await countAttempt(db, everywhereKey(guess), policy.fromEverywhere, error);
}

/**
 * Resets this address after the right secret, and no longer counts its attempt for the account. Attempts of
 * others stay counted, or they could continue guessing whenever the owner logs in.
 */
export async function forgetGuess(db: Database, guess: Guess): Promise<void> {
  await forgetAttempts(db, addressKey(guess));
  await sql`
    update attempts set count = greatest(count - 1, 0), blocked_until = null
    where key = ${everywhereKey(guess)}`.execute(db);
}

/** Resets all addresses after the secret changed, because there is nothing left to guess. */
export async function forgetAllGuesses(db: Database, guess: Omit<Guess, 'address'>): Promise<void> {
  const acrossAddresses = addressKey({ ...guess, address: '' });
  await sql`delete from attempts where key = ${everywhereKey(guess)} or starts_with(key, ${acrossAddresses})`.execute(
    db,
  );
}
