import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { type CreditServices, creditsOf } from '../../../paying/credits/server/credits.ts';
import { authorize } from '../../operators/server/operators.ts';
import { pulseErrors } from '../contract/errors.ts';
import { type DeskPerson, SHOWN_OF_PERSON } from '../contract/person.ts';
import { findCasesAbout } from './load-guest.ts';
import { paymentsNewestFirst, presentPayment } from './search/find-payments.ts';
import { MEMBER_COLUMNS, presentMember } from './search/find-people.ts';

/**
 * Loads a person, for operators.
 * @throws DomainError AUTHENTICATION_REQUIRED, OPERATORS_ONLY or PERSON_NOT_FOUND.
 */
export async function loadPerson(services: CreditServices, actor: Actor, id: string): Promise<DeskPerson> {
  authorize(actor, 'person.read');
  const { db } = services;
  const person = await findAccount(db, id);
  if (person === undefined) throw new DomainError(pulseErrors.PERSON_NOT_FOUND);
  const [credits, entries, payments, cases, notes] = await Promise.all([
    creditsOf(services, id),
    findEntries(db, id),
    paymentsNewestFirst(db, SHOWN_OF_PERSON).where('payments.profile_id', '=', id).execute(),
    findCasesAbout(db, { kind: 'member', id }),
    findNotes(db, id),
  ]);
  return {
    id,
    ...presentMember(person),
    hasPhone: person.phone !== null,
    lastSeenAt: person.last_seen_at?.toISOString() ?? null,
    plan: credits.planType,
    totals: {
      forSale: person.for_sale,
      sold: person.sold,
      bought: person.bought,
      reviews: person.total_ratings ?? 0,
      rating: person.rating === null ? null : Number(person.rating),
    },
    sessions: person.sessions,
    apiTokens: person.api_tokens,
    payments: payments.map(presentPayment),
    credits: {
      available: credits.available,
      bought: credits.purchased,
      isUnlimited: credits.unlimited,
      entries: entries.map(({ created_at, available_after, ...entry }) => ({
        ...entry,
        left: available_after,
        at: created_at.toISOString(),
      })),
    },
    cases,
    notes: notes.map(({ created_at, ...note }) => ({ ...note, at: created_at.toISOString() })),
  };
}

function findAccount(db: Database, id: string) {
  const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      ...MEMBER_COLUMNS,
      'profiles.phone',
      'profiles.rating',
      'profiles.total_ratings',
      sql<Date | null>`(select max(updated_at) from sessions where user_id = users.id)`.as('last_seen_at'),
      count(sql`sessions where user_id = users.id and expires_at > now()`).as('sessions'),
      count(sql`api_tokens where user_id = users.id and expires_at > now()`).as('api_tokens'),
      count(sql`listings where seller_id = users.id and status = 'active' and deleted_at is null`).as(
        'for_sale',
      ),
      count(sql`sales where seller_id = users.id`).as('sold'),
      count(sql`sales where buyer_id = users.id`).as('bought'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** Returns the newest entries of the ledger, with the reasons that operators gave. */
function findEntries(db: Database, profileId: string) {
  return db
    .selectFrom('credit_entries as entry')
    .leftJoin('audit_log', (join) =>
      join
        .onRef('audit_log.person_id', '=', 'entry.profile_id')
        .on('audit_log.action', '=', 'person.give-credits')
        .on(sql<boolean>`entry.source = 'operator:' || audit_log.target_id`),
    )
    .leftJoin('profiles as operator', 'operator.id', 'audit_log.operator_id')
    .select([
      'entry.id',
      'entry.kind',
      sql<number>`entry.allowance + entry.purchased`.as('change'),
      'entry.available_after',
      'entry.created_at',
      'audit_log.reason',
      sql<string | null>`case when audit_log.id is not null then ${shownName('operator')} end`.as('by'),
    ])
    .where('entry.profile_id', '=', profileId)
    .where(sql<boolean>`(entry.allowance <> 0 or entry.purchased <> 0)`)
    .orderBy('entry.id', 'desc')
    .limit(SHOWN_OF_PERSON)
    .execute();
}

function findNotes(db: Database, personId: string) {
  return db
    .selectFrom('person_notes')
    .leftJoin('profiles as author', 'author.id', 'person_notes.author_id')
    .select(['person_notes.id', 'person_notes.text', 'person_notes.created_at', shownName('author').as('by')])
    .where('person_notes.person_id', '=', personId)
    .orderBy('person_notes.created_at', 'desc')
    .orderBy('person_notes.id', 'desc')
    .limit(SHOWN_OF_PERSON)
    .execute();
}
