import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { type NotifyServices, timeZoneOf } from '../../../talking/notifications/server/notifications.ts';
import { wantErrors } from '../contract/errors.ts';
import {
  type Frequency,
  type NewWant,
  type Want,
  type WantChange,
  WantCriteria,
  type Wants,
} from '../contract/want.ts';
import { wantName } from '../contract/want-name.ts';
import { checkWant } from './check-want.ts';
import { digestTime } from './digest-time.ts';
import { indexColumns, indexWant } from './index-want.ts';
import { criteriaColumns, presentWant } from './wants.presenter.ts';
import { countWants, findSubmission, findWant, findWants, undoWindow } from './wants.queries.ts';

type Services = Pick<PlatformServices, 'db' | 'settings'>;
type ChangeServices = Pick<NotifyServices, 'db' | 'notificationCatalog'>;

export async function listWants({ db, settings }: Services, member: Member): Promise<Wants> {
  const wants = (await findWants(db, member.id)).map(presentWant);
  return { wants, most: settings.current().wantsPerPerson };
}

/**
 * Loads one of a member's wants.
 * @throws DomainError WANT_NOT_FOUND, also for other people's wants.
 */
async function loadWant(db: Database, member: Member, id: string): Promise<Want> {
  const want = await findWant(db, member.id, id);
  if (want === undefined) throw new DomainError(wantErrors.WANT_NOT_FOUND);
  return presentWant(want);
}

const PER_MEMBER = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Stores a want. Repeating a submission returns the existing one.
 * @throws DomainError TOO_MANY_WANTS, or for invalid criteria.
 */
export async function storeWant({ db, settings }: Services, member: Member, input: NewWant): Promise<Want> {
  const criteria = checkWant(input);
  await countWantChange(db, member);
  const submissionId = input.submissionId ?? null;
  const indexed = await indexWant(db, criteria);
  const id = await db.transaction().execute(async (trx) => {
    const wants = await countWants(trx, member.id);
    const known = submissionId === null ? undefined : await findSubmission(trx, member.id, submissionId);
    if (known !== undefined) return known;
    if (wants >= settings.current().wantsPerPerson) throw new DomainError(wantErrors.TOO_MANY_WANTS);
    const stored = await trx
      .insertInto('wants')
      .values({
        profile_id: member.id,
        name: cleanText(input.name).trim() || wantName(criteria),
        source: input.source,
        ...criteriaColumns(criteria),
        ...indexColumns(indexed),
        frequency: input.frequency,
        channels: [...new Set(input.channels)],
        submission_id: submissionId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return stored.id;
  });
  return loadWant(db, member, id);
}

const countWantChange = (db: Database, member: Member): Promise<void> =>
  countAttempt(db, `wants:member:${member.id}`, PER_MEMBER);

/**
 * Changes the criteria or alerts of a want. After a change of the criteria or the end of a pause, only later matches are
 * notified. A waiting digest moves to the next time of a changed frequency.
 * @throws DomainError WANT_NOT_FOUND, or for invalid criteria.
 */
export async function changeWant(
  services: ChangeServices,
  member: Member,
  id: string,
  change: WantChange,
): Promise<Want> {
  const { db } = services;
  const before = await loadWant(db, member, id);
  await countWantChange(db, member);
  const { name, frequency, channels, on, ...criteria } = change;
  const isOther = Object.keys(WantCriteria.shape).some((key) => key in criteria);
  const after = isOther ? checkWant({ ...before, ...criteria }) : null;
  const indexed = after && (await indexWant(db, after));
  // A default name follows the words.
  const typedName = name === undefined && before.name === wantName(before) ? after && wantName(after) : name;
  const goesOn = on === true && !before.on;
  const digestAt = frequency && (await nextDigest(services, member, frequency));
  const changed = await db
    .updateTable('wants')
    .set({
      ...(after && indexed && { ...criteriaColumns(after), ...indexColumns(indexed) }),
      ...(typedName && { name: cleanText(typedName).trim() || before.name }),
      ...(frequency && {
        frequency,
        digest_due_at: sql<Date | null>`
          case when digest_due_at is null or frequency = ${frequency} then digest_due_at
            else ${digestAt}::timestamptz end`,
      }),
      ...(channels && { channels: [...new Set(channels)] }),
      ...(on !== undefined && { paused_at: on ? null : sql<Date>`coalesce(paused_at, now())` }),
      ...(on === false && { digest_due_at: null }),
      ...((after || goesOn) && { watches_since: sql<Date>`now()`, digest_due_at: null }),
      // The change has no effect.
      deleted_at: null,
    })
    .where('id', '=', id)
    .where('profile_id', '=', member.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new DomainError(wantErrors.WANT_NOT_FOUND);
  return loadWant(db, member, id);
}

/** Returns when matches that wait for a digest are sent: right away if the owner wants instant alerts now. */
async function nextDigest(services: ChangeServices, member: Member, frequency: Frequency): Promise<Date> {
  const now = new Date();
  return frequency === 'instant' ? now : digestTime(now, frequency, await timeZoneOf(services, member.id));
}

/**
 * Deletes a want. It can be restored within the undo window, after which a job removes it.
 * @throws DomainError WANT_NOT_FOUND.
 */
export async function deleteWant(db: Database, member: Member, id: string): Promise<void> {
  const deleted = await db
    .updateTable('wants')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('profile_id', '=', member.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new DomainError(wantErrors.WANT_NOT_FOUND);
}

/**
 * Restores a deleted want. Repeating it changes nothing, so that two tabs can both restore it.
 * @throws DomainError WANT_GONE after the undo window, or TOO_MANY_WANTS if others were added.
 */
export async function restoreWant({ db, settings }: Services, member: Member, id: string): Promise<Want> {
  await db.transaction().execute(async (trx) => {
    const wants = await countWants(trx, member.id);
    const deleted = await trx
      .updateTable('wants')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('profile_id', '=', member.id)
      .where('deleted_at', '>', sql<Date>`now() - ${undoWindow}`)
      .returning('id')
      .executeTakeFirst();
    if (deleted !== undefined && wants >= settings.current().wantsPerPerson) {
      throw new DomainError(wantErrors.TOO_MANY_WANTS);
    }
    if (deleted === undefined) await requireUndeleted(trx, member, id);
  });
  return loadWant(db, member, id);
}

async function requireUndeleted(db: Database, member: Member, id: string): Promise<void> {
  const known = await db
    .selectFrom('wants')
    .select('deleted_at')
    .where('id', '=', id)
    .where('profile_id', '=', member.id)
    .executeTakeFirst();
  if (known?.deleted_at === null) return;
  throw new DomainError(known === undefined ? wantErrors.WANT_NOT_FOUND : wantErrors.WANT_GONE);
}

/** Days for which matches are stored, so that nobody is notified twice. */
const MATCH_DAYS = 180;

const BATCH_SIZE = 5000;

/** Removes wants whose undo window is over, and old matches. Runs on a schedule. */
export async function sweepWants(db: Database): Promise<void> {
  await sql`delete from wants where deleted_at <= now() - ${undoWindow}`.execute(db);
  await sql`
    delete from want_matches where (want_id, listing_id) in (
      select want_id, listing_id from want_matches
      where matched_at < now() - make_interval(days => ${sql.lit(MATCH_DAYS)}) limit ${sql.lit(BATCH_SIZE)})`.execute(
    db,
  );
}
