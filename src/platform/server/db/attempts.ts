import { sql, type Transaction } from 'kysely';
import { commonErrors, DomainError, type ErrorSpec } from '../../../shared/errors.ts';
import type { Database } from './database.ts';
import type { DB } from './schema.generated.ts';

/** How often an action may be attempted. */
export interface AttemptPolicy {
  /** Attempts without a delay. */
  limit: number;
  /** Seconds without an attempt after which the count is reset. */
  windowSeconds: number;
  /**
   * Seconds to wait after the limit is reached. Doubles with each further attempt, up to the longest delay.
   */
  firstDelaySeconds: number;
  /** Defaults to the window. */
  longestDelaySeconds?: number;
}

/**
 * Counts an attempt in the database before the action, in one statement. Parallel attempts can't exceed the
 * limit, and limits hold across restarts and processes.
 * @param sentId Identifies what is sent. Once it was let through, it is for the rest of the window, so that sending it
 * twice at once is not refused while the first is being stored.
 * @throws DomainError `error` while the key is throttled, with the seconds to wait.
 */
export async function countAttempt(
  db: Database,
  key: string,
  policy: AttemptPolicy,
  error: ErrorSpec = commonErrors.TOO_MANY_REQUESTS,
  sentId?: string,
): Promise<void> {
  const { limit, windowSeconds, firstDelaySeconds, longestDelaySeconds = windowSeconds } = policy;
  const sentKey = sentId === undefined ? null : `${key}:${sentId}`;
  const counted = await sql<{ count: number }>`
    with counted as (
      insert into attempts as a (key, count, blocked_until, expires_at)
      values (
        ${key}, 1,
        case when ${limit}::int <= 1 then now() + make_interval(secs => ${firstDelaySeconds}) end,
        now() + make_interval(secs => ${windowSeconds})
      )
      on conflict (key) do update set
        count = case when a.expires_at <= now() then 1 else a.count + 1 end,
        blocked_until = case
          when a.expires_at <= now() or a.count + 1 < ${limit}::int then null
          else now() + make_interval(secs => least(
            ${longestDelaySeconds}::float8, ${firstDelaySeconds} * power(2, least(a.count + 1 - ${limit}::int, 20))))
        end,
        expires_at = now() + make_interval(secs => ${windowSeconds})
      where a.expires_at <= now() or a.blocked_until is null or a.blocked_until <= now()
      returning count),
    sent as (
      insert into attempts (key, count, expires_at)
      select ${sentKey}, 1, now() + make_interval(secs => ${windowSeconds}) from counted
      where ${sentKey}::text is not null
      on conflict (key) do update set expires_at = excluded.expires_at)
    select count from counted`.execute(db);
  if (counted.rows.length > 0) return;
  const waiting = await sql<{ seconds: number; is_sent: boolean }>`
    select
      greatest(1, ceil(extract(epoch from blocked_until - clock_timestamp())))::int as seconds,
      exists (select from attempts where key = ${sentKey} and expires_at > now()) as is_sent
    from attempts where key = ${key}`.execute(db);
  const { seconds = 1, is_sent: isSent = false } = waiting.rows[0] ?? {};
  if (!isSent) throw new DomainError(error, { retryAfter: seconds });
}

/** Counts an attempt. Returns false while the key is throttled, for callers with an alternative. */
export async function isWithinLimit(db: Database, key: string, policy: AttemptPolicy): Promise<boolean> {
  try {
    await countAttempt(db, key, policy);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.spec === commonErrors.TOO_MANY_REQUESTS) return false;
    throw error;
  }
}

/**
 * Counts something in a window that starts with the first, in one statement. Parallel requests can't exceed the limit.
 * @returns null, or after the limit the seconds until the window ends.
 */
export async function countInWindow(
  db: Database | Transaction<DB>,
  key: string,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
): Promise<number | null> {
  const counted = await sql`
    insert into attempts as a (key, count, expires_at)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      count = case when a.expires_at <= now() then 1 else a.count + 1 end,
      expires_at = case when a.expires_at <= now() then excluded.expires_at else a.expires_at end
    where a.expires_at <= now() or a.count < ${limit}
    returning count`.execute(db);
  if (counted.rows.length > 0) return null;
  // The first one's transaction may have begun after this one's.
  const { rows } = await sql<{ seconds: number }>`
    select least(${windowSeconds}, greatest(1, ceil(extract(epoch from expires_at - now()))))::int as seconds
    from attempts where key = ${key}`.execute(db);
  return rows[0]?.seconds ?? 1;
}

/** Resets the attempts of a key, after a success. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await sql`delete from attempts where key = ${key}`.execute(db);
}

/** Removes expired counts. Runs on a schedule. */
export async function sweepAttempts(db: Database): Promise<void> {
  await sql`delete from attempts where expires_at < now()`.execute(db);
}
