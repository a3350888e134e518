import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { discardJob, retryJobs } from '../../../../platform/server/stored-jobs.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { actAsOperator, authorize } from '../../operators/server/operators.ts';
import { type BackgroundWork, MAX_MAILS } from '../contract/background-work.ts';
import { pulseErrors } from '../contract/errors.ts';
import { findBackgroundJobs } from './background-jobs.ts';
import { countDueNotifications, countQueuedMails, findMailQueue, findQueuedMails } from './queued-mails.ts';

export type WorkServices = Pick<PlatformServices, 'config' | 'db' | 'jobs'>;

/**
 * Loads the queued mail and the background jobs, for operators.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function loadBackgroundWork(
  { config, db }: WorkServices,
  actor: Actor,
): Promise<BackgroundWork> {
  authorize(actor, 'pulse.read');
  const [mails, mailCounts, notificationsDue, jobs] = await Promise.all([
    findQueuedMails(db, { contactEmail: config.contactEmail, limit: MAX_MAILS }),
    countQueuedMails(db),
    countDueNotifications(db),
    findBackgroundJobs(db, new Date()),
  ]);
  return { mails, mailCounts, notificationsDue, jobs };
}

/** Sends a waiting or failed mail now. Does nothing if it was sent or is due already. */
export async function retryMail({ db }: WorkServices, actor: Actor, id: string): Promise<void> {
  await actAsOperator(db, actor, 'mail.retry', async (trx) => {
    const mail = await findMailQueue(trx, id);
    if (mail === null || (await retryJobs(trx, mail.queue, id)) === 0) return null;
    return { targetId: id, subject: mail.name };
  });
}

/** Takes a failed mail off the list. Does nothing if it isn't there anymore. */
export async function dismissMail({ db }: WorkServices, actor: Actor, id: string): Promise<void> {
  await actAsOperator(db, actor, 'mail.dismiss', async (trx) => {
    const mail = await findMailQueue(trx, id);
    if (mail === null || !(await discardJob(trx, mail.queue, id))) return null;
    return { targetId: id, subject: mail.name };
  });
}

/**
 * Starts a job that is late or failing. Does nothing to others, so that a second click starts nothing.
 * @throws DomainError JOB_NOT_FOUND.
 */
export async function runJob({ db, jobs }: WorkServices, actor: Actor, id: string): Promise<void> {
  await actAsOperator(db, actor, 'job.run', async (trx) => {
    const job = (await findBackgroundJobs(trx, new Date())).find((known) => known.id === id);
    if (job === undefined) throw new DomainError(pulseErrors.JOB_NOT_FOUND);
    if (job.state !== 'late' && job.state !== 'failing') return null;
    const isSchedule = job.nextAt !== null;
    const isStarted = isSchedule ? await jobs.runNow(trx, id) : (await retryJobs(trx, id)) > 0;
    return isStarted ? { subject: job.name } : null;
  });
}
