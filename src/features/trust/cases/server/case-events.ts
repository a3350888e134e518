import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { CaseEvent } from '../contract/case.ts';

type EventAction = CaseEvent['action'];

/** Adds to what happened in a case. */
export async function addEvent(
  db: Database,
  caseId: string,
  action: EventAction,
  { operatorId = null, text = null }: { operatorId?: string | null; text?: string | null } = {},
): Promise<void> {
  await db
    .insertInto('case_events')
    .values({ case_id: caseId, action, operator_id: operatorId, text })
    .execute();
}

const MAX_EVENTS = 200;

/** Returns what happened in a case, newest first. */
export async function loadEvents(db: Database, caseId: string): Promise<CaseEvent[]> {
  const rows = await db
    .selectFrom('case_events')
    .leftJoin('profiles as operator', 'operator.id', 'case_events.operator_id')
    .select(['at', 'action', 'operator_id', 'text', shownName('operator').as('name')])
    .where('case_id', '=', caseId)
    .orderBy('case_events.id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  return rows.map(({ at, action, operator_id, text, name }) => ({
    at: at.toISOString(),
    action: action as EventAction,
    by: operator_id === null ? null : name,
    text,
  }));
}
