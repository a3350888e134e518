import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { type CreditServices, giveCredits, publishCredits } from '../../../paying/credits/server/credits.ts';
import { endSessions, queueMail, revokeTokens } from '../../../people/accounts/server/accounts.ts';
import { actAsOperator } from '../../operators/server/operators.ts';
import { pulseErrors } from '../contract/errors.ts';
import type { CreditChange, NewNote } from '../contract/person.ts';

export type PersonServices = CreditServices & Pick<PlatformServices, 'live'>;

/** Returns a person's whole email address. Every reading is logged. */
export async function revealEmail({ db }: PersonServices, actor: Actor, id: string): Promise<string> {
  const { email } = await actAsOperator(db, actor, 'person.reveal-email', async (trx) => {
    const account = await lockAccount(trx, id);
    return { personId: id, email: account.email };
  });
  return email;
}

/**
 * Gives a person voice credits, or takes some that were bought or given, once for each change.
 * @throws DomainError PERSON_NOT_FOUND or NOT_ENOUGH_CREDITS.
 */
export async function changeCredits(
  services: PersonServices,
  actor: Actor,
  personId: string,
  { id, credits, reason }: CreditChange,
): Promise<void> {
  const changed = await actAsOperator(services.db, actor, 'person.give-credits', async (trx) => {
    await lockAccount(trx, personId);
    const outcome = await giveCredits({ ...services, db: trx }, personId, {
      source: `operator:${id}`,
      credits,
    });
    if (outcome === 'too-few') throw new DomainError(pulseErrors.NOT_ENOUGH_CREDITS);
    const change = `${credits > 0 ? '+' : '−'}${Math.abs(credits)}`;
    return outcome === 'done-before' ? null : { targetId: id, personId, reason: `${change}: ${reason}` };
  });
  if (changed !== null) publishCredits(services, personId);
}

/**
 * Mails a person the link that confirms their address again.
 * @throws DomainError PERSON_NOT_FOUND or ALREADY_CONFIRMED.
 */
export async function resendConfirmation(
  { db, jobs }: PersonServices,
  actor: Actor,
  id: string,
): Promise<void> {
  await actAsOperator(db, actor, 'person.resend-confirmation', async (trx) => {
    const { email, email_verified: isConfirmed } = await lockAccount(trx, id);
    if (isConfirmed) throw new DomainError(pulseErrors.ALREADY_CONFIRMED);
    await queueMail(jobs, trx, { kind: 'confirm-email', email, next: null });
    return { personId: id };
  });
}

/**
 * Logs a person out on all devices, or operators themselves on all others, and revokes their API tokens.
 * @throws DomainError PERSON_NOT_FOUND.
 */
export async function logOutPerson({ db, live }: PersonServices, actor: Actor, id: string): Promise<void> {
  const ownSession = actor.kind === 'member' ? actor.sessionId : null;
  const done = await actAsOperator(db, actor, 'person.end-sessions', async (trx) => {
    await lockAccount(trx, id);
    const ended = await endSessions(trx, id, ownSession);
    const hadTokens = await revokeTokens(trx, id);
    return ended.length === 0 && !hadTokens ? null : { personId: id, ended };
  });
  for (const session of done?.ended ?? []) live.end({ session });
}

/**
 * Adds a note about a person, which only operators read.
 * @throws DomainError PERSON_NOT_FOUND.
 */
export async function addNote(
  { db }: PersonServices,
  actor: Actor,
  personId: string,
  { id, text }: NewNote,
): Promise<void> {
  await actAsOperator(db, actor, 'person.note', async (trx) => {
    await lockAccount(trx, personId);
    const added = await trx
      .insertInto('person_notes')
      .values({ id, person_id: personId, author_id: actor.kind === 'member' ? actor.id : null, text })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added === undefined ? null : { targetId: id, personId };
  });
}

/** Locks an account until the transaction ends, so that it can't be erased meanwhile. */
async function lockAccount(trx: Transaction<DB>, id: string) {
  const account = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'users.email_verified'])
    .where('users.id', '=', id)
    .forShare('users')
    .executeTakeFirst();
  if (account === undefined) throw new DomainError(pulseErrors.PERSON_NOT_FOUND);
  return account;
}
