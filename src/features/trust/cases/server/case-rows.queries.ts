import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { readCursor } from '../../../../platform/server/db/keyset.ts';
import { type OwnerKey, ownerOf, personKey } from '../../../../platform/server/http/actor.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';
import { decodeCursor, encodeCursor, MAX_TIME } from '../../../../shared/pagination.ts';
import { DELETED_NAME, UNNAMED } from '../../../../shared/person-name.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import { HARM_GROUPS } from '../contract/case-limits.ts';
import type { CasePersonName } from '../contract/case-parts.ts';
import type { CaseQuery } from '../contract/case-queue.ts';

/**
 * SQL for the name of someone as the desk knows them: also of those who hide or leave. A guest gets a short code of
 * the internal key, so that two guests can be told apart.
 */
export const deskName = (profiles: string, guest: string): RawBuilder<string> => sql<string>`case
  when ${sql.ref(guest)} is not null then ${deskGuestName(guest)}
  when ${sql.ref(`${profiles}.id`)} is null then ${DELETED_NAME}::text
  else coalesce(${sql.ref(`${profiles}.username`)}, ${sql.ref(`${profiles}.full_name`)}, ${UNNAMED}::text) end`;

export const deskGuestName = (key: string): RawBuilder<string> =>
  sql<string>`'Guest ' || upper(left(${sql.ref(key)}::text, 4))`;

export function presentName(
  owner: OwnerKey | null,
  name: string,
  avatarUrl: string | null,
): CasePersonName | null {
  return owner && { kind: owner.kind, id: personKey(owner), name, avatarUrl: urlOfPath(avatarUrl) };
}

/** Selects cases with what a row of the queue shows. */
export const caseRows = (db: Database) =>
  db
    .selectFrom('cases')
    .leftJoin('profiles as person', 'person.id', 'cases.about_id')
    .leftJoin('guest_sessions as guest', 'guest.key', 'cases.about_guest')
    .leftJoin('profiles as colleague', 'colleague.id', 'cases.claimed_by')
    .leftJoin('decisions as decision', (join) =>
      join.onRef('decision.case_id', '=', 'cases.id').on('decision.undone_at', 'is', null),
    )
    .leftJoin('appeals as appeal', 'appeal.case_id', 'cases.id')
    .leftJoin('profiles as decider', (join) =>
      join.on('decider.id', '=', sql<string>`coalesce(decision.decided_by, appeal.decided_by)`),
    )
    .select([
      'cases.id',
      'cases.number',
      'cases.kind',
      'cases.target_id',
      'cases.target_seq',
      'cases.source',
      'cases.state',
      'cases.harm',
      'cases.due_at',
      'cases.title',
      'cases.snapshot',
      'cases.evidence',
      'cases.reason',
      'cases.about_id',
      'cases.about_guest',
      'cases.reports',
      'cases.version',
      'cases.claimed_by',
      'cases.claimed_at',
      'cases.claimed_until',
      'cases.appeal_of',
      'cases.opened_at',
      'cases.decided_at',
      deskName('person', 'cases.about_guest').as('person_name'),
      'person.avatar_url as person_avatar',
      'colleague.avatar_url as colleague_avatar',
      sql<Date | null>`coalesce(person.created_at, guest.created_at)`.as('joined_at'),
      sql<string | null>`coalesce(colleague.full_name, colleague.username)`.as('colleague_name'),
      sql<string | null>`coalesce(decider.full_name, decider.username)`.as('decider_name'),
    ]);
export type CaseRowColumns = Awaited<ReturnType<ReturnType<typeof caseRows>['execute']>>[number];

/** The position of a row in its list: harm and time, or the time alone. */
interface QueueCursor {
  harm: number;
  at: number;
  id: string;
}

const IN_ORDER = {
  open: sql`cases.harm, cases.due_at, cases.id`,
  mine: sql`cases.harm, cases.due_at, cases.id`,
  waiting: sql`cases.due_at, cases.id`,
  decided: sql`cases.decided_at desc, cases.id desc`,
} as const;

/** Finds a page of a list, with one row more than the limit. */
export function findCases(db: Database, operatorId: string, query: CaseQuery) {
  const { tab, kind, source, harm, cursor, limit } = query;
  const after = readCursor(cursor, parseCursor);
  let rows = caseRows(db)
    .where('cases.state', '=', tab === 'mine' ? 'open' : tab)
    .orderBy(IN_ORDER[tab])
    .limit(limit + 1);
  if (tab === 'mine') {
    rows = rows
      .where('cases.claimed_by', '=', operatorId)
      .where('cases.claimed_until', '>', sql<Date>`now()`);
  }
  if (kind !== undefined) rows = rows.where('cases.kind', '=', kind).where('cases.source', '<>', 'appeal');
  if (source !== undefined) rows = rows.where('cases.source', '=', source);
  if (harm !== undefined) {
    rows = rows.where(
      'cases.harm',
      '=',
      HARM_GROUPS.findIndex(({ value }) => value === harm),
    );
  }
  if (after !== null) rows = rows.where(comesAfterIn(tab, after));
  return rows.execute();
}

function comesAfterIn(tab: CaseQuery['tab'], { harm, at, id }: QueueCursor): RawBuilder<boolean> {
  const time = sql`${new Date(at)}::timestamptz`;
  if (tab === 'decided') return sql<boolean>`(cases.decided_at, cases.id) < (${time}, ${id}::uuid)`;
  if (tab === 'waiting') return sql<boolean>`(cases.due_at, cases.id) > (${time}, ${id}::uuid)`;
  return sql<boolean>`(cases.harm, cases.due_at, cases.id) > (${harm}::int, ${time}, ${id}::uuid)`;
}

export const cursorAfter =
  (tab: CaseQuery['tab']) =>
  ({ harm, due_at, decided_at, id }: CaseRowColumns): string =>
    encodeCursor([harm, (tab === 'decided' ? (decided_at ?? due_at) : due_at).getTime(), id]);

function parseCursor(raw: string): QueueCursor | null {
  const [harm, at, id] = decodeCursor(raw, 3) ?? [];
  if (typeof harm !== 'number' || typeof at !== 'number' || typeof id !== 'string') return null;
  const isValid = harm >= 0 && harm < HARM_GROUPS.length && at >= 0 && at <= MAX_TIME && isUuid(id);
  return isValid ? { harm, at, id } : null;
}

export const aboutOf = (row: { about_id: string | null; about_guest: string | null }) =>
  ownerOf(row.about_id, row.about_guest);
