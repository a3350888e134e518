import { type RawBuilder, sql, type Transaction } from 'kysely';
import { countInWindow } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import { counted } from '../../../../shared/counted.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import type { NewcomerLimits } from '../../../../shared/newcomers-setting.ts';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../../../shared/time.ts';
import { countLinks, type DailyLimit, newcomerLimits } from '../contract/newcomer-limits.ts';

/** The public API of newcomers for other features on the server. */

type Settings = Pick<SiteSettings, 'current'>;

const WORDS: Readonly<Record<DailyLimit, string>> = {
  listings: 'post {limit} listings',
  chats: 'start {limit} new chats',
  photos: 'add {limit} photos',
};

/**
 * Counts something that new accounts and guests can only do so often on a day. The day starts with the first of it. In a
 * transaction, a rollback takes it back.
 * @throws DomainError `error`, whose detail says the limit and when it ends.
 */
export async function countDaily(
  db: Database | Transaction<DB>,
  settings: Settings,
  person: OwnerKey,
  what: DailyLimit,
  error: ErrorSpec,
): Promise<void> {
  const limit = (await limitsOf(db, settings, person))?.[what];
  if (limit === undefined) return;
  const wait = await countInWindow(db, `newcomer:${what}:${personKey(person)}`, {
    limit,
    windowSeconds: DAY_SECONDS,
  });
  if (wait === null) return;
  const can = WORDS[what].replace('{limit}', String(limit));
  const detail = `While you’re new here, you can ${can} a day. You can go on in ${waitWords(wait)}.`;
  throw new DomainError({ ...error, detail }, { retryAfter: wait });
}

/**
 * Refuses a text with more links than someone new can add.
 * @throws DomainError `error`, whose detail says the limit.
 */
export async function limitLinks(
  { db, settings }: { db: Database; settings: Settings },
  person: OwnerKey,
  { field, text }: { field: string; text: string },
  error: ErrorSpec,
): Promise<void> {
  const links = countLinks(text);
  if (links === 0) return;
  const limit = (await limitsOf(db, settings, person))?.links;
  if (limit === undefined || links <= limit) return;
  const can = `can have ${counted(limit, 'link')}`;
  const detail = `While you’re new here, a listing ${limit === 0 ? 'can’t have links. Remove them' : `${can}. Remove the others`}.`;
  throw new DomainError({ ...error, detail }, { fields: [{ field, message: detail }] });
}

async function limitsOf(
  db: Database | Transaction<DB>,
  settings: Settings,
  person: OwnerKey,
): Promise<NewcomerLimits | null> {
  const { rows } = await (person.kind === 'member' ? memberAge(person.id) : guestAge(person.key)).execute(db);
  const [row] = rows;
  return row === undefined ? null : newcomerLimits(settings.current().newcomers, row.days, row.deals);
}

interface Age {
  days: number;
  deals: number;
}

const memberAge = (id: string): RawBuilder<Age> => sql<Age>`
  select floor(extract(epoch from now() - created_at) / ${sql.lit(DAY_SECONDS)})::int as days,
    (select count(*)::int from sales where seller_id = users.id)
      + (select count(*)::int from sales where buyer_id = users.id) as deals
  from users where id = ${id}`;

const guestAge = (key: string): RawBuilder<Age> => sql<Age>`
  select floor(extract(epoch from now() - created_at) / ${sql.lit(DAY_SECONDS)})::int as days,
    (select count(*)::int from sales where seller_guest = guest_sessions.key) as deals
  from guest_sessions where key = ${key}`;

/** Such as "3 hours" or "20 minutes", rounded up. */
function waitWords(seconds: number): string {
  const [count, unit] =
    seconds > HOUR_SECONDS
      ? [Math.ceil(seconds / HOUR_SECONDS), 'hour']
      : [Math.max(1, Math.ceil(seconds / MINUTE_SECONDS)), 'minute'];
  return counted(count, unit);
}
