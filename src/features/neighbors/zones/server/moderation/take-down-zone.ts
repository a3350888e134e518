import type { Transaction } from 'kysely';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { actAsOperator } from '../../../../running/operators/server/operators.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { zoneTakenDown, zoneRestored } from '../../contract/signals.ts';
import { publishZone } from '../publish-zone.ts';
import type { ZoneServices } from '../route-parts.ts';

type Services = Pick<ZoneServices, 'db' | 'jobs' | 'live'>;

/**
 * Hides a zone from everyone and tells its admins why. Repeating it changes nothing.
 * @throws DomainError OPERATORS_ONLY, ZONE_NOT_FOUND, or ZONE_GONE if its last member closed it.
 */
export async function takeDownZone(
  { db, jobs, live }: Services,
  actor: Actor,
  zoneId: string,
  reason: string,
): Promise<void> {
  await actAsOperator(db, actor, 'zone.take-down', async (trx) => {
    const subject = await changeStatus(trx, zoneId, 'active', 'taken_down');
    if (subject === null) return null;
    await jobs.record(trx, zoneTakenDown, { zoneId, reason });
    return { targetId: zoneId, subject, reason };
  });
  publishZone(live, zoneId);
}

/**
 * Restores a zone with everything in it. Repeating it changes nothing.
 * @throws DomainError OPERATORS_ONLY, ZONE_NOT_FOUND, or ZONE_GONE if its last member closed it.
 */
export async function restoreZone({ db, jobs, live }: Services, actor: Actor, zoneId: string): Promise<void> {
  await actAsOperator(db, actor, 'zone.restore', async (trx) => {
    const subject = await changeStatus(trx, zoneId, 'taken_down', 'active');
    if (subject === null) return null;
    await jobs.record(trx, zoneRestored, { zoneId });
    return { targetId: zoneId, subject };
  });
  publishZone(live, zoneId);
}

type Status = 'active' | 'taken_down';

/** Changes the status of a zone. Returns its title, or null if it already has that status. */
async function changeStatus(
  trx: Transaction<DB>,
  zoneId: string,
  from: Status,
  to: Status,
): Promise<string | null> {
  const changed = await trx
    .updateTable('zones')
    .set({ status: to })
    .where('id', '=', zoneId)
    .where('status', '=', from)
    .returning('title')
    .executeTakeFirst();
  if (changed !== undefined) return changed.title;
  const zone = await trx.selectFrom('zones').select('status').where('id', '=', zoneId).executeTakeFirst();
  if (zone?.status === to) return null;
  throw new DomainError(zone === undefined ? zoneErrors.ZONE_NOT_FOUND : zoneErrors.ZONE_GONE);
}
