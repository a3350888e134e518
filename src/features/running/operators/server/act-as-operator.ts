import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { SiteRole } from '../../../../shared/site-role.ts';
import type { AuditedAction } from '../contract/audit-log.ts';
import { writeAuditEntry } from './audit-log.ts';
import { authorize, type SiteAction } from './operators.policy.ts';

/**
 * Selects the site role of a `users` row. The address from the settings counts only when confirmed, because anyone can
 * sign up with someone else's.
 */
export const siteRole = (operatorEmail: string | undefined): RawBuilder<SiteRole> => sql<SiteRole>`case
  when users.email_verified and users.email = ${operatorEmail ?? null}::text then 'operator'
  else coalesce((select operators.role from operators where user_id = users.id), 'member') end`;

/** The target of an operator's action. */
interface ActionTarget {
  /** Left out if it has no id, such as a setting. */
  targetId?: string;
  /** The person it is about, whose name the log shows as long as they have an account. */
  personId?: string;
  /** Title of the target, if it isn't a person. */
  subject?: string;
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
