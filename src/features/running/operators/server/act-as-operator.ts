import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { AuditedAction } from '../contract/audit-log.ts';
import { writeAuditEntry } from './audit-log.queries.ts';
import { authorize, type SiteAction } from './operators.policy.ts';

/** The target of an operator's action. */
export interface ActionTarget {
  targetId: string;
  /** Title of the target. */
  subject: string;
  reason?: string;
}

/**
 * Runs an operator's action and records it in the audit log, in one transaction.
 * @param run Returns the target; null if there was nothing to do.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY, or what `act` throws.
 */
export function actAsOperator<Target extends ActionTarget | null>(
  db: Database,
  actor: Actor,
  action: SiteAction & AuditedAction,
  run: (trx: Transaction<DB>) => Promise<Target>,
): Promise<Target> {
  const { id: operatorId } = authorize(actor, action);
  return db.transaction().execute(async (trx) => {
    const target = await run(trx);
    if (target !== null) await writeAuditEntry(trx, { ...target, action, operatorId });
    return target;
  });
}
