import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { decodeCursor, encodeCursor } from '../../../../shared/pagination.ts';
import type { AuditedAction, AuditEntry, AuditLogPage, AuditLogQuery } from '../contract/audit-log.ts';
import { findAuditEntries } from './audit-log.queries.ts';
import { authorize } from './operators.policy.ts';

/** Actions of the server command, which have a person but no operator. */
const ABOUT_ACCOUNTS: ReadonlySet<AuditedAction> = new Set([
  'operator.grant',
  'operator.revoke',
  'account.suspend',
  'account.reinstate',
]);

/** @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY. */
export async function readAuditLog(
  db: Database,
  actor: Actor,
  { cursor, limit }: AuditLogQuery,
): Promise<AuditLogPage> {
  authorize(actor, 'audit-log.read');
  const before = readCursor(cursor, (raw) => {
    const [id] = decodeCursor(raw, 1) ?? [];
    return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
  });
  const rows = await findAuditEntries(db, before, limit + 1);
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
    subject: isAboutAccount ? row.person : row.subject,
    reason: row.reason,
  };
}
