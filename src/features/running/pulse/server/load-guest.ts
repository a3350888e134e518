import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { maskEmail } from '../../../../platform/server/mail/mask-email.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { deskGuestName } from '../../../trust/cases/server/cases.ts';
import { authorize } from '../../operators/server/operators.ts';
import { pulseErrors } from '../contract/errors.ts';
import { type DeskGuest, type PersonCases, SHOWN_CASES } from '../contract/guest.ts';
import { accountState } from './search/find-people.ts';

/**
 * Loads a guest, for operators.
 * @throws DomainError AUTHENTICATION_REQUIRED, OPERATORS_ONLY or PERSON_NOT_FOUND.
 */
export async function loadGuest(db: Database, actor: Actor, id: string): Promise<DeskGuest> {
  authorize(actor, 'person.read');
  const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;
  const [guest, cases] = await Promise.all([
    db
      .selectFrom('guest_sessions')
      .leftJoin('guest_alerts', (join) =>
        join
          .onRef('guest_alerts.guest_key', '=', 'guest_sessions.key')
          .on('guest_alerts.token_hash', 'is', null),
      )
      .select([
        'guest_sessions.created_at',
        'guest_sessions.last_accessed',
        'guest_sessions.suspended_at',
        'guest_sessions.deletes_at',
        'guest_alerts.email',
        deskGuestName('guest_sessions.key').as('name'),
        count(sql`listings where guest_key = key and status = 'active' and deleted_at is null`).as(
          'for_sale',
        ),
        count(sql`sales where seller_guest = key`).as('sold'),
        count(sql`conversation_participants as me where me.guest_key = key`).as('chats'),
      ])
      .where('guest_sessions.key', '=', id)
      .executeTakeFirst(),
    findCasesAbout(db, { kind: 'guest', key: id }),
  ]);
  if (guest === undefined) throw new DomainError(pulseErrors.PERSON_NOT_FOUND);
  return {
    id,
    name: guest.name,
    maskedEmail: guest.email === null ? null : maskEmail(guest.email),
    state: accountState(guest),
    joinedAt: guest.created_at.toISOString(),
    lastSeenAt: guest.last_accessed.toISOString(),
    totals: { forSale: guest.for_sale, sold: guest.sold, chats: guest.chats },
    cases,
  };
}

/** Returns the cases about a person, newest first. */
export async function findCasesAbout(db: Database, person: OwnerKey): Promise<PersonCases> {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'number', 'title', 'state', 'source', 'opened_at'])
    .where(person.kind === 'member' ? 'about_id' : 'about_guest', '=', personKey(person))
    .orderBy('number', 'desc')
    .limit(SHOWN_CASES)
    .execute();
  return rows.map(({ id, number, title, state, source, opened_at }) => ({
    id,
    number,
    title,
    state: state as PersonCases[number]['state'],
    isAppeal: source === 'appeal',
    at: opened_at.toISOString(),
  }));
}
