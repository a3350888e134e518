import type { Transaction } from 'kysely';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { checkNote } from '../../contract/check-zone.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { REMOVAL_REASONS } from '../../contract/zone-limits.ts';
import type { Removal } from '../../contract/zone-member.ts';

/**
 * Returns the reason as members read it, with the current wording of the broken rule, and the note for the person.
 * @throws DomainError ZONE_RULE_GONE if the zone has no such rule.
 */
export async function removalReason(
  trx: Transaction<DB>,
  zoneId: string,
  { reason, rule, note }: Removal,
): Promise<{ reason: string; note: string }> {
  const label = REMOVAL_REASONS.find(({ value }) => value === reason)?.label ?? '';
  if (reason !== 'rule') return { reason: label, note: checkNote(note) };
  const zone = await trx.selectFrom('zones').select('rules').where('id', '=', zoneId).executeTakeFirst();
  const words = zone?.rules[(rule ?? 0) - 1];
  if (words === undefined) throw new DomainError(zoneErrors.ZONE_RULE_GONE);
  return { reason: `${label}: ${words}`, note: checkNote(note) };
}
