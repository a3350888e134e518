import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { Subjects } from '../../../../platform/server/subject.ts';
import { listingShownAgain } from '../../../items/listings/contract/signals.ts';
import { publishListings } from '../../../items/listings/server/listings.ts';
import { PEOPLE_CHANGED } from '../../blocks/contract/block-updates.ts';
import type { CaseSubjectKey } from './case-key.ts';
import { decidedState } from './decisions.queries.ts';

/**
 * What is hidden, and who is limited or suspended, follows from the decisions that apply, and from suspensions by the
 * server command. After each change of a decision, these functions compute it again, so that undoing, ending and
 * appeals need nothing of their own.
 */

export interface ApplyServices {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  live: Live;
  subjects: Subjects;
}

/** What applying decisions changed. */
export interface Applied {
  listings: number;
  reviews: number;
  /** Updates open pages. Call it after the commit. */
  publish: () => Promise<void>;
}

/** Applies the decisions about a subject and about a person. */
export async function applyDecisions(
  trx: Transaction<DB>,
  services: ApplyServices,
  { subject, person }: { subject: CaseSubjectKey | null; person: OwnerKey | null },
): Promise<Applied> {
  const { db, live, subjects } = services;
  const declared = subject === null ? undefined : subjects.get(subject.kind);
  if (subject !== null) {
    await declared?.setState?.(trx, subject.id, subject.seq, await decidedState(trx, subject));
  }
  const changed = person === null ? { listings: [], reviews: 0 } : await applyToPerson(trx, services, person);
  return {
    listings: changed.listings.length,
    reviews: changed.reviews,
    async publish() {
      if (subject !== null) await declared?.publish?.({ db, live }, subject.id);
      publishListings(live, changed.listings);
      if (person !== null) live.publish([person], { type: PEOPLE_CHANGED, ids: [] });
    },
  };
}

async function applyToPerson(trx: Transaction<DB>, { jobs }: ApplyServices, person: OwnerKey) {
  const key = personKey(person);
  const isMember = person.kind === 'member';
  const account = isMember ? sql.table('users') : sql.table('guest_sessions');
  const id = isMember ? sql.ref('id') : sql.ref('key');
  const about = isMember ? sql.ref('about_id') : sql.ref('about_guest');
  // The server command suspends without a decision. No decision lifts that.
  const byCommand = isMember ? sql.ref('suspended_by_command') : sql`false`;
  // Waits for listings that are being posted, so that they are hidden too.
  if (isMember) await sql`select from profiles where id = ${key} for no key update`.execute(trx);
  const { rows } = await sql<{ suspended: boolean }>`
    with applying as (
      select on_person, until from decisions
      where ${about} = ${key} and undone_at is null and person_ended_at is null
        and on_person in ('limit', 'suspend', 'close') and (until is null or until > now())),
    standing as (
      select bool_or(on_person in ('suspend', 'close')) as suspended, bool_or(on_person = 'limit') as limited,
        bool_or(on_person = 'close') as closed,
        case when not bool_or(until is null and on_person <> 'limit')
          then max(until) filter (where on_person = 'suspend') end as suspended_until,
        case when not bool_or(until is null and on_person = 'limit')
          then max(until) filter (where on_person = 'limit') end as limited_until
      from applying)
    update ${account} set
      suspended_at = case when suspended or ${byCommand} then coalesce(suspended_at, now()) end,
      suspended_until = case when not ${byCommand} then standing.suspended_until end,
      limited_at = case when limited then coalesce(limited_at, now()) end,
      limited_until = standing.limited_until,
      closed_at = case when closed then coalesce(closed_at, now()) end
    from standing where ${id} = ${key} returning suspended_at is not null as suspended`.execute(trx);
  const isSuspended = rows[0]?.suspended ?? false;
  const listings = await trx
    .updateTable('listings')
    .set({ owner_suspended: isSuspended })
    .where(isMember ? 'seller_id' : 'guest_key', '=', key)
    .where('owner_suspended', '<>', isSuspended)
    .returning('id')
    .execute();
  const reviews = await trx
    .updateTable('reviews')
    .set({ author_suspended: isSuspended })
    .where(isMember ? 'reviewer_id' : 'reviewer_guest', '=', key)
    .where('author_suspended', '<>', isSuspended)
    .returning('id')
    .execute();
  const ids = listings.map((listing) => listing.id);
  if (!isSuspended) {
    const at = new Date().toISOString();
    await jobs.record(trx, listingShownAgain, ...ids.map((listingId) => ({ listingId, at })));
  }
  return { listings: ids, reviews: reviews.length };
}
