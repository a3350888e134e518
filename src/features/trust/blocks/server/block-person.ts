import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Owner, type OwnerKey, ownerOf, personKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { FindSubject } from '../../../../platform/server/subject.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import type { BlockSubject } from '../contract/block.ts';
import { PEOPLE_CHANGED } from '../contract/block-updates.ts';
import { blockErrors } from '../contract/errors.ts';

const PER_PERSON = { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

export interface BlockServices {
  db: Database;
  live: Live;
  findSubject: FindSubject;
}

/**
 * Blocks a person until the blocker undoes it. Repeating it changes nothing.
 * @throws DomainError NOBODY_TO_BLOCK, BLOCKED_YOURSELF or TOO_MANY_BLOCKS.
 */
export async function blockPerson(
  services: BlockServices,
  owner: Owner,
  subject: BlockSubject,
  id: string,
): Promise<void> {
  const { db, live } = services;
  const other = await requirePerson(services, owner, subject, id);
  if (personKey(other) === personKey(owner)) throw new DomainError(blockErrors.BLOCKED_YOURSELF);
  await countAttempt(db, `block:person:${personKey(owner)}`, PER_PERSON, blockErrors.TOO_MANY_BLOCKS);
  const created = await db.transaction().execute(async (trx) => {
    await lockGuest(trx, owner, blockErrors.SIGN_IN_TO_BLOCK);
    await lockGuest(trx, other, blockErrors.NOBODY_TO_BLOCK);
    return trx
      .insertInto('blocks')
      .values({
        blocker_id: owner.kind === 'member' ? owner.id : null,
        blocker_guest: owner.kind === 'guest' ? owner.key : null,
        blocked_id: other.kind === 'member' ? other.id : null,
        blocked_guest: other.kind === 'guest' ? other.key : null,
      })
      .onConflict((conflict) => conflict.constraint('blocks_once').doNothing())
      .returning('id')
      .executeTakeFirst();
  });
  if (created) {
    live.publish([owner, other], { type: PEOPLE_CHANGED, ids: [] });
    live.recheck([owner, other]);
  }
}

/**
 * Removes a block, if there is one.
 * @throws DomainError NOBODY_TO_BLOCK.
 */
export async function unblockPerson(
  services: BlockServices,
  owner: Owner,
  subject: BlockSubject,
  id: string,
): Promise<void> {
  const { db, live } = services;
  const other = await requirePerson(services, owner, subject, id);
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('blocker', '=', personKey(owner))
    .where('blocked', '=', personKey(other))
    .executeTakeFirst();
  if (numDeletedRows > 0n) live.publish([owner, other], { type: PEOPLE_CHANGED, ids: [] });
}

/** Removes a block from the member's or guest's own list, if it is there. */
export async function removeBlock({ db, live }: BlockServices, owner: Owner, id: string): Promise<void> {
  const { rows } = await sql<{ blocked_id: string | null; blocked_guest: string | null }>`
    delete from blocks where id = ${id} and blocker = ${personKey(owner)}
    returning blocked_id, blocked_guest`.execute(db);
  for (const { blocked_id, blocked_guest } of rows) {
    const other = ownerOf(blocked_id, blocked_guest);
    if (other) live.publish([owner, other], { type: PEOPLE_CHANGED, ids: [] });
  }
}

async function requirePerson(
  { db, findSubject }: BlockServices,
  owner: Owner,
  subject: BlockSubject,
  id: string,
): Promise<OwnerKey> {
  const person = await findSubject(db, subject, owner, id);
  if (!person?.owner) throw new DomainError(blockErrors.NOBODY_TO_BLOCK);
  return person.owner;
}
