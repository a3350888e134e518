import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { actAsOperator, authorize, mayAct } from '../../../running/operators/server/operators.ts';
import type { ClaimedCase, HandOver } from '../contract/case.ts';
import { caseErrors } from '../contract/errors.ts';
import { caseChanged } from '../contract/signals.ts';
import { addEvent } from './case-events.ts';
import { caseTitle, type LockedCase, lockCase } from './case-key.ts';
import { findColleagues, nameOfColleague } from './colleagues.ts';

export interface ClaimServices {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  settings: Pick<SiteSettings, 'current'>;
  operatorEmail: string | undefined;
}

/** The colleague who works on a case; null if nobody does, or if the claim has ended. */
export const claimant = ({ claimed_by, claimed_until }: Pick<LockedCase, 'claimed_by' | 'claimed_until'>) =>
  claimed_until !== null && claimed_until.getTime() > Date.now() ? claimed_by : null;

/**
 * Requires that no colleague works on a case.
 * @throws DomainError CASE_CLAIMED if a colleague works on the case.
 */
export async function refuseClaimedByOther(
  trx: Transaction<DB>,
  caseRow: LockedCase,
  operatorId: string,
): Promise<void> {
  const other = claimant(caseRow);
  if (other === null || other === operatorId) return;
  const name = await nameOfColleague(trx, other);
  throw new DomainError({
    ...caseErrors.CASE_CLAIMED,
    detail: `${name} works on this case. Take it over first.`,
  });
}

/** Starts a claim, or extends it after activity. */
export async function setClaim(
  trx: Transaction<DB>,
  { settings }: Pick<ClaimServices, 'settings'>,
  caseId: string,
  operatorId: string,
) {
  return trx
    .updateTable('cases')
    .set({
      claimed_by: operatorId,
      claimed_at: sql<Date>`case
        when claimed_by = ${operatorId} and claimed_until > now() then claimed_at else now() end`,
      claimed_until: sql<Date>`now() + make_interval(mins => ${settings.current().claimMinutes})`,
    })
    .where('id', '=', caseId)
    .returning(['claimed_at', 'claimed_until', 'version'])
    .executeTakeFirstOrThrow();
}

/**
 * Claims a case, or extends the claim. Taking it from a colleague is logged.
 * @throws DomainError CASE_NOT_FOUND, CASE_DECIDED, or CASE_CLAIMED unless it is taken over.
 */
export async function claimCase(
  services: ClaimServices,
  actor: Actor,
  id: string,
  takeOver: boolean,
): Promise<ClaimedCase> {
  const { id: operatorId } = authorize(actor, 'case.read');
  const { db, jobs } = services;
  const claim = async (trx: Transaction<DB>) => {
    const caseRow = await lockCase(trx, id);
    if (caseRow.state === 'decided') throw new DomainError(caseErrors.CASE_DECIDED);
    const before = claimant(caseRow);
    if (!takeOver) await refuseClaimedByOther(trx, caseRow, operatorId);
    const claimed = await setClaim(trx, services, id, operatorId);
    if (before !== operatorId) {
      const from = before === null ? null : await nameOfColleague(trx, before);
      await addEvent(trx, id, from === null ? 'claimed' : 'taken-over', {
        operatorId,
        text: from === null ? null : `From ${from}`,
      });
      await jobs.record(trx, caseChanged, { caseId: id });
    }
    return { caseRow, claimed, isTakenOver: before !== null && before !== operatorId };
  };
  // Only taking a case from someone goes in the log of the site.
  let done: Awaited<ReturnType<typeof claim>> | undefined;
  await (takeOver
    ? actAsOperator(db, actor, 'case.take-over', async (trx) => {
        done = await claim(trx);
        return done.isTakenOver ? { targetId: id, subject: caseTitle(done.caseRow) } : null;
      })
    : db.transaction().execute(async (trx) => {
        done = await claim(trx);
      }));
  if (done === undefined) throw new Error('the claim did not run');
  const { claimed_at: since, claimed_until: until, version } = done.claimed;
  const name = await nameOfColleague(db, operatorId);
  return {
    claim: {
      by: { id: operatorId, name },
      mine: true,
      since: (since ?? new Date()).toISOString(),
      until: (until ?? new Date()).toISOString(),
    },
    version,
  };
}

/**
 * Ends the own claim. Does nothing if someone else has the case.
 * @throws DomainError CASE_NOT_FOUND.
 */
export async function releaseCase({ db, jobs }: ClaimServices, actor: Actor, id: string): Promise<void> {
  const { id: operatorId } = authorize(actor, 'case.read');
  await db.transaction().execute(async (trx) => {
    const caseRow = await lockCase(trx, id);
    if (claimant(caseRow) !== operatorId) return;
    await clearClaim(trx, id);
    await addEvent(trx, id, 'released', { operatorId });
    await jobs.record(trx, caseChanged, { caseId: id });
  });
}

/** The columns of a case that nobody works on. */
export const UNCLAIMED = { claimed_by: null, claimed_at: null, claimed_until: null } as const;

const clearClaim = (trx: Transaction<DB>, id: string) =>
  trx.updateTable('cases').set(UNCLAIMED).where('id', '=', id).execute();

/**
 * Gives a case to a colleague or back to the queue, with a note for them.
 * @throws DomainError CASE_NOT_FOUND, CASE_DECIDED, CASE_CLAIMED or COLLEAGUE_NOT_FOUND.
 */
export async function handOverCase(
  services: ClaimServices,
  actor: Actor,
  id: string,
  { to, text }: HandOver,
): Promise<void> {
  const { id: operatorId } = authorize(actor, 'case.hand-over');
  const { db, jobs, operatorEmail } = services;
  const colleagues = await findColleagues(db, operatorEmail);
  const colleague = colleagues.find((candidate) => candidate.id === to);
  if (to !== null && (colleague === undefined || to === operatorId)) {
    throw new DomainError(caseErrors.COLLEAGUE_NOT_FOUND);
  }
  await actAsOperator(db, actor, 'case.hand-over', async (trx) => {
    const caseRow = await lockCase(trx, id);
    if (caseRow.state === 'decided') throw new DomainError(caseErrors.CASE_DECIDED);
    await refuseClaimedByOther(trx, caseRow, operatorId);
    if (to === null) await clearClaim(trx, id);
    else await setClaim(trx, services, id, to);
    const receiver = colleague === undefined ? 'To the queue' : `To ${colleague.name}`;
    await addEvent(trx, id, 'handed-over', { operatorId, text: `${receiver}: “${text}”` });
    await jobs.record(trx, caseChanged, { caseId: id });
    return { targetId: id, subject: caseTitle(caseRow), reason: text };
  });
}

/**
 * Adds a note for colleagues, also on a case that someone else works on.
 * @throws DomainError CASE_NOT_FOUND.
 */
export async function addNote(
  services: ClaimServices,
  actor: Actor,
  id: string,
  text: string,
): Promise<void> {
  const { id: operatorId } = authorize(actor, 'case.read');
  await services.db.transaction().execute(async (trx) => {
    const caseRow = await lockCase(trx, id);
    if (claimant(caseRow) === operatorId) await setClaim(trx, services, id, operatorId);
    await addEvent(trx, id, 'noted', { operatorId, text });
  });
}

/** Whether someone may see the desk's live updates. */
export const maySeeDesk = async (actor: Actor): Promise<boolean> => mayAct(actor, 'case.read');
