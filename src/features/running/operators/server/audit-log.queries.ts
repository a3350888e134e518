import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { AuditedAction } from '../contract/audit-log.ts';

interface NewEntry {
  action: AuditedAction;
  /** Null for actions of the server command. */
  operatorId: string | null;
  personId?: string;
  targetId?: string;
  subject?: string;
  reason?: string;
}

export async function writeAuditEntry(db: Database, entry: NewEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      operator_id: entry.operatorId,
      action: entry.action,
      person_id: entry.personId ?? null,
      target_id: entry.targetId ?? null,
      subject: entry.subject ?? null,
      reason: entry.reason ?? null,
    })
    .execute();
}

/** Finds the newest entries before this one. */
export function findAuditEntries(db: Database, before: number | null, limit: number) {
  const query = db
    .selectFrom('audit_log')
    .leftJoin('profiles as operator', 'operator.id', 'audit_log.operator_id')
    .leftJoin('profiles as person', 'person.id', 'audit_log.person_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.target_id',
      'audit_log.subject',
      'audit_log.reason',
      shownName('operator').as('by'),
      shownName('person').as('person'),
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(limit);
  return (before === null ? query : query.where('audit_log.id', '<', String(before))).execute();
}
