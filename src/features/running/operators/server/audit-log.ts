import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { PageQuery } from '../../../../shared/page-query.ts';
import { decodeCursor, encodeCursor } from '../../../../shared/pagination.ts';
import type { AuditEntry, AuditedAction, AuditLogPage } from '../contract/audit-log.ts';
import { authorize } from './operators.policy.ts';

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

/** Finds the newest entries before this one, of all operators or one. */
function findAuditEntries(db: Database, operatorId: string | null, before: number | null, limit: number) {
  let query = db
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
  if (operatorId !== null) query = query.where('audit_log.operator_id', '=', operatorId);
  if (before !== null) query = query.where('audit_log.id', '<', String(before));
  return query.execute();
}

/** Actions of the server command, which have a person but no operator. */
const ABOUT_ACCOUNTS: ReadonlySet<AuditedAction> = new Set([
  'operator.grant',
  'moderator.grant',
  'operator.revoke',
  'account.suspend',
  'account.reinstate',
  'account.delete',
]);

/**
 * Returns a page of everything that operators and moderators did.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function readAuditLog(
  db: Database,
  actor: Actor,
  { cursor, limit }: PageQuery,
): Promise<AuditLogPage> {
  authorize(actor, 'audit-log.read');
  return readEntries(db, null, { cursor, limit });
}

/**
 * Returns what the operator or moderator did.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export function readOwnAuditLog(db: Database, actor: Actor, query: PageQuery): Promise<AuditLogPage> {
  const { id } = authorize(actor, 'audit-log.read-own');
  return readEntries(db, id, query);
}

async function readEntries(
  db: Database,
  operatorId: string | null,
  { cursor, limit }: PageQuery,
): Promise<AuditLogPage> {
  const before = readCursor(cursor, (raw) => {
    const [id] = decodeCursor(raw, 1) ?? [];
    return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
  });
  const rows = await findAuditEntries(db, operatorId, before, limit + 1);
  const { shown, nextCursor } = pageOfRows(rows, limit, ({ id }) => encodeCursor([Number(id)]));
  return { entries: shown.map(present), nextCursor };
}

function present(row: Awaited<ReturnType<typeof findAuditEntries>>[number]): AuditEntry {
  const action = row.action as AuditedAction;
  const isAboutAccount = ABOUT_ACCOUNTS.has(action);
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    action,
    by: isAboutAccount ? null : row.by,
    targetId: row.target_id,
    subject: row.subject ?? row.person,
    reason: row.reason,
  };
}
