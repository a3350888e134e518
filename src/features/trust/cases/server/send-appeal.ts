import { sql } from 'kysely';
import { type Actor, ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { addMonths } from '../../../../platform/server/payments/add-months.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { type PhotoServices, sendPhotos, uploadPhoto } from '../../../items/photos/server/photos.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import { statementErrors } from '../contract/errors.ts';
import { caseChanged } from '../contract/signals.ts';
import { addEvent } from './case-events.ts';
import type { DecisionRow } from './decisions.queries.ts';
import { decisionOfReport, requireReport } from './report-outcome.ts';
import { requireStatement, type StatementServices } from './statements.ts';

export type AppealServices = Pick<StatementServices, 'db' | 'config' | 'settings'> & {
  jobs: Pick<Jobs, 'record'>;
};

interface StatementLink {
  id: string;
  key?: string;
}

/**
 * Stores a photo that the person a decision is about adds to their appeal. It belongs to them, also if they only have
 * the mailed link.
 * @throws DomainError STATEMENT_NOT_FOUND, or those of photos.
 */
export async function uploadAppealPhoto(
  services: Pick<StatementServices, 'db' | 'config'> & PhotoServices,
  actor: Actor,
  { id, key }: StatementLink,
  { address, body }: { address: string; body: globalThis.ReadableStream },
) {
  const owner = personOf(await requireStatement(services, actor, id, key));
  if (owner === null) throw new DomainError(statementErrors.STATEMENT_NOT_FOUND);
  return uploadPhoto(services, { owner, address }, body);
}

const personOf = ({ about_id, about_guest }: DecisionRow) => ownerOf(about_id, about_guest);

/**
 * Asks for another look at a decision, as the person it is about.
 * @throws DomainError STATEMENT_NOT_FOUND, APPEAL_REFUSED, APPEAL_SENT or APPEAL_OVER.
 */
export async function appealDecision(
  services: AppealServices,
  actor: Actor,
  { id, key }: StatementLink,
  appeal: { text: string; photos: string[] },
): Promise<void> {
  const decision = await requireStatement(services, actor, id, key);
  await storeAppeal(services, decision, { ...appeal, reportId: null });
}

/**
 * Asks for another look as a reporter.
 * @throws DomainError REPORT_NOT_FOUND, APPEAL_REFUSED, APPEAL_SENT or APPEAL_OVER.
 */
export async function appealOutcome(
  services: AppealServices,
  actor: Actor,
  id: string,
  key: string | undefined,
  text: string,
): Promise<void> {
  const report = await requireReport(services, actor, id, key);
  const decision = await decisionOfReport(services.db, report.case_id);
  if (decision === undefined) throw new DomainError(statementErrors.REPORT_NOT_FOUND);
  await storeAppeal(services, decision, { reportId: id, text, photos: [] });
}

const HARM_SOON = 1;

/** An appeal is a case of its own. A constraint makes sure that there is one. */
async function storeAppeal(
  { db, jobs, settings }: AppealServices,
  decision: DecisionRow,
  { reportId, photos, text: typed }: { reportId: string | null; photos: string[]; text: string },
): Promise<void> {
  const text = checkAppeal(typed);
  const person = personOf(decision);
  if (addMonths(decision.decided_at, CASE_LIMITS.appealMonths).getTime() <= Date.now()) {
    throw new DomainError(statementErrors.APPEAL_OVER);
  }
  await db.transaction().execute(async (trx) => {
    // Two appeals at once wait here for each other.
    await trx.selectFrom('decisions').select('id').where('id', '=', decision.id).forUpdate().execute();
    const sent = await trx
      .selectFrom('appeals')
      .select('case_id')
      .where('decision_id', '=', decision.id)
      .where('report_id', 'is not distinct from', reportId)
      .executeTakeFirst();
    if (sent !== undefined) throw new DomainError(statementErrors.APPEAL_SENT);
    if (photos.length > 0 && (person === null || !(await sendPhotos(trx, person, photos)))) {
      throw refused('photos', 'A photo is missing. Remove it and add it again.');
    }
    const { id } = await trx
      .insertInto('cases')
      .columns([
        'kind',
        'target_id',
        'target_seq',
        'source',
        'reason',
        'harm',
        'due_at',
        'title',
        'snapshot',
        'about_id',
        'about_guest',
        'appeal_of',
      ])
      .expression((from) =>
        from
          .selectFrom('cases')
          .select((eb) => [
            'kind',
            'target_id',
            'target_seq',
            eb.val('appeal').as('source'),
            'reason',
            sql<number>`${HARM_SOON}::int`.as('harm'),
            sql<Date>`now() + make_interval(hours => ${settings.current().appealHours})`.as('due_at'),
            'title',
            'snapshot',
            'about_id',
            'about_guest',
            sql<string>`${decision.id}::uuid`.as('appeal_of'),
          ])
          .where('id', '=', decision.case_id),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('appeals')
      .values({ case_id: id, decision_id: decision.id, report_id: reportId, text, photo_ids: photos })
      .execute();
    await addEvent(trx, id, 'appealed', { text: reportId === null ? 'By the person' : 'By a reporter' });
    await addEvent(trx, decision.case_id, 'appealed');
    await jobs.record(trx, caseChanged, { caseId: id });
  });
}

function checkAppeal(typed: string): string {
  const text = cleanText(typed).trim();
  const message =
    text === ''
      ? 'Tell us what we got wrong.'
      : text.length > CASE_LIMITS.appeal
        ? 'Use at most 2,000 characters.'
        : null;
  if (message === null) return text;
  throw refused('text', message);
}

const refused = (field: string, message: string) =>
  new DomainError(statementErrors.APPEAL_REFUSED, { fields: [{ field, message }] });
