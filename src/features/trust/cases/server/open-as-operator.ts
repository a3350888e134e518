import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { actAsOperator } from '../../../running/operators/server/operators.ts';
import type { NewCase } from '../contract/case.ts';
import { addEvent } from './case-events.ts';
import { caseTitle, lockCase } from './case-key.ts';
import { type RaiseServices, raiseCase } from './open-case.ts';

/**
 * Opens a case about something that an operator came across, or joins the open one. Returns its id; null if the subject
 * no longer exists.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function openAsOperator(
  services: RaiseServices & { db: Database },
  actor: Actor,
  { kind, id, reason, note }: NewCase,
): Promise<string | null> {
  let opened: string | null = null;
  await actAsOperator(services.db, actor, 'case.open', async (trx) => {
    opened = await raiseCase(services, trx, { subject: { kind, id }, source: 'operator', reason });
    if (opened === null) return null;
    const operatorId = actor.kind === 'member' ? actor.id : null;
    if (note !== '') await addEvent(trx, opened, 'noted', { operatorId, text: note });
    return { targetId: opened, subject: caseTitle(await lockCase(trx, opened)) };
  });
  return opened;
}
