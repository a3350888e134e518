import { sql } from 'kysely';
import type { ErrorSpec } from '../../../shared/errors.ts';
import { type AttemptPolicy, countAttempt, forgetAttempts } from './attempts.ts';
import type { Database } from './database.ts';

/** How often the secret of an account may be guessed. */
export interface GuessPolicy {
  /** From one network address. */
  fromOneAddress: AttemptPolicy;
  /**
   * From all addresses together. Its longest wait must be short, as it also keeps the owner out, but long enough that
   * many addresses do not find the secret either.
   */
  fromEverywhere: AttemptPolicy & { longestDelaySeconds: number };
}

/** A try to get into an account, which needs not exist. */
export interface Guess {
  /** What is tried, such as `sign-in`; the keys of its counts begin with this. */
  kind: string;
  account: string;
  /** The network address that tries. */
  address: string;
}

const everywhereKey = ({ kind, account }: Omit<Guess, 'address'>) => `${kind}:account:${account}`;
/** Addresses contain no spaces, so that no invented account gets the key of another one. */
const addressKey = ({ kind, account, address }: Guess) => `${kind}:pair:${account} ${address}`;

/**
 * Counts a try by account and address together, so that a stranger's wrong tries do not lock the owner out, and then
 * by account alone.
 * @throws DomainError `error` while either has to wait.
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
 * After the right secret: this address starts anew, and its try no longer counts for the account. The tries of others
 * stay counted, or they could go on guessing whenever the owner comes back.
 */
export async function forgetGuess(db: Database, guess: Guess): Promise<void> {
  await forgetAttempts(db, addressKey(guess));
  await sql`
    update attempts set count = greatest(count - 1, 0), blocked_until = null
    where key = ${everywhereKey(guess)}`.execute(db);
}

/** Once the secret is another one, nothing is left to be guessed: every address starts anew. */
export async function forgetAllGuesses(db: Database, guess: Omit<Guess, 'address'>): Promise<void> {
  const ofAnyAddress = addressKey({ ...guess, address: '' });
  await sql`delete from attempts where key = ${everywhereKey(guess)} or starts_with(key, ${ofAnyAddress})`.execute(
    db,
  );
}
