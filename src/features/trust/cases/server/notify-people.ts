import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Mail, Mailer } from '../../../../platform/server/mail/mailer.ts';
import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { type NotifyServices, notify } from '../../../talking/notifications/server/notifications.ts';
import { appealMail, outcomeMail, statementMail } from './case-mails.ts';
import { type DecisionRow, decisionRows, ruleOf } from './decisions.queries.ts';
import { linkKey } from './link-key.ts';
import { appealSubject } from './preview-effects.ts';
import { changedOutcomeTexts, outcomeTexts, statementTitle } from './statement-texts.ts';

export type NotifyPeopleServices = NotifyServices & {
  mailer: Mailer;
  config: Pick<Config, 'authSecret' | 'publicUrl'>;
};

const DECIDED = 'case.decided';
const OUTCOME = 'case.outcome';

/** Neither can be turned off: people have to hear what was decided about them. */
export const caseNotifications: readonly NotificationKind[] = [
  { kind: DECIDED, type: 'other', icon: 'shield-check' },
  { kind: OUTCOME, type: 'other', icon: 'shield-check' },
];

const MAX_MESSAGE = 500;

/** Tells the person of a decision on their next visit, and by mail. */
export async function notifyPerson(
  services: NotifyPeopleServices,
  decisionId: string,
  delivery: string,
): Promise<void> {
  const row = await decisionRows(services.db).where('decisions.id', '=', decisionId).executeTakeFirst();
  if (row === undefined || row.undone_at !== null) return;
  if (row.on_person === 'none' && row.on_subject === 'none') return;
  const title = titleOf(row);
  await tell(services, row, delivery, {
    title,
    message: row.text,
    mail: (to, link) =>
      statementMail(to, link, { title, text: row.text, rule: ruleOf(row), at: row.decided_at }),
  });
}

/** Tells the person how their appeal ended. */
export async function notifyAppellant(
  services: NotifyPeopleServices,
  caseId: string,
  delivery: string,
): Promise<void> {
  const appeal = await services.db
    .selectFrom('appeals')
    .leftJoin('reports', 'reports.id', 'appeals.report_id')
    .select(['decision_id', 'outcome', 'answer', 'report_id', 'reports.reporter_id', 'reports.email'])
    .where('appeals.case_id', '=', caseId)
    .where('outcome', 'is not', null)
    .executeTakeFirst();
  if (appeal === undefined || appeal.outcome === null) return;
  const title = appealSubject(appeal.outcome);
  const text = appeal.answer ?? '';
  if (appeal.report_id !== null) {
    await notifyReporter(services, delivery, {
      id: appeal.report_id,
      reporterId: appeal.reporter_id,
      email: appeal.email,
      title,
      text,
    });
    return;
  }
  const row = await decisionRows(services.db)
    .where('decisions.id', '=', appeal.decision_id)
    .executeTakeFirst();
  if (row === undefined) return;
  await tell(services, row, delivery, {
    title,
    message: text,
    mail: (to, link) => appealMail(to, link, { title, text }),
  });
  if (appeal.outcome !== 'keep') {
    await notifyReporters(services, row.case_id, delivery, changedOutcomeTexts(row.title));
  }
}

interface Told {
  title: string;
  message: string;
  mail: (to: string, link: string) => Mail;
}

async function tell(
  services: NotifyPeopleServices,
  row: DecisionRow,
  delivery: string,
  texts: Told,
): Promise<void> {
  const { db, mailer, config } = services;
  const { id, about_id: member, about_guest: guest } = row;
  const path = `/statements/${id}`;
  if (member !== null) {
    await notify(services, delivery, [
      {
        to: member,
        kind: DECIDED,
        group: `case-decision:${id}:${delivery}`,
        title: texts.title.slice(0, 200),
        message: texts.message.slice(0, MAX_MESSAGE),
        link: path,
      },
    ]);
  }
  const to = await addressOf(db, member, guest);
  if (to === null) return;
  const link = `${config.publicUrl}${path}?key=${linkKey(config, 'statement', id)}`;
  await mailer.send({ ...texts.mail(to, link), messageId: `<${delivery}@decisions.offhand>` });
}

async function addressOf(db: Database, member: string | null, guest: string | null): Promise<string | null> {
  if (member !== null) {
    const row = await db.selectFrom('users').select('email').where('id', '=', member).executeTakeFirst();
    return row?.email ?? null;
  }
  if (guest === null) return null;
  const row = await db
    .selectFrom('guest_alerts')
    .select('email')
    .where('guest_key', '=', guest)
    .where('token_hash', 'is', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** How many reporters hear by mail: those without an account who left an address. */
const MAX_MAILS = 500;

/** Tells everyone who reported a subject what came of it. */
export async function notifyOfOutcome(
  services: NotifyPeopleServices,
  decisionId: string,
  delivery: string,
): Promise<void> {
  const row = await decisionRows(services.db).where('decisions.id', '=', decisionId).executeTakeFirst();
  if (row === undefined || row.undone_at !== null) return;
  const texts = outcomeTexts(
    {
      onSubject: row.on_subject as Parameters<typeof outcomeTexts>[0]['onSubject'],
      onPerson: row.on_person as Parameters<typeof outcomeTexts>[0]['onPerson'],
      title: row.title,
    },
    row.rule_title,
  );
  await notifyReporters(services, row.case_id, delivery, texts);
}

async function notifyReporters(
  services: NotifyPeopleServices,
  caseId: string,
  delivery: string,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const reports = await services.db
    .selectFrom('reports')
    .select(['id', 'reporter_id as reporterId', 'email'])
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('reporter_id', 'is not', null), eb('email', 'is not', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  await notify(
    services,
    delivery,
    reports.flatMap(({ id, reporterId }) =>
      reporterId === null ? [] : [outcomeNotification(id, reporterId, delivery, title, text)],
    ),
  );
  for (const report of reports.filter(({ email }) => email !== null).slice(0, MAX_MAILS)) {
    await mailOutcome(services, report, delivery, title, text);
  }
}

async function notifyReporter(
  services: NotifyPeopleServices,
  delivery: string,
  report: { id: string; reporterId: string | null; email: string | null; title: string; text: string },
): Promise<void> {
  const { id, reporterId, title, text } = report;
  if (reporterId !== null) {
    await notify(services, delivery, [outcomeNotification(id, reporterId, delivery, title, text)]);
  }
  await mailOutcome(services, report, delivery, title, text);
}

const outcomeNotification = (id: string, to: string, delivery: string, title: string, message: string) => ({
  to,
  kind: OUTCOME,
  group: `case-outcome:${id}:${delivery}`,
  title,
  message: message.slice(0, MAX_MESSAGE),
  link: `/reports/${id}`,
});

async function mailOutcome(
  { mailer, config }: NotifyPeopleServices,
  { id, email }: { id: string; email: string | null },
  delivery: string,
  title: string,
  text: string,
): Promise<void> {
  if (email === null) return;
  const link = `${config.publicUrl}/reports/${id}?key=${linkKey(config, 'report', id)}`;
  await mailer.send({
    ...outcomeMail(email, link, { title, text }),
    messageId: `<${delivery}-${id}@reports.offhand>`,
  });
}

const titleOf = (row: DecisionRow): string =>
  statementTitle({
    onSubject: row.on_subject as Parameters<typeof statementTitle>[0]['onSubject'],
    onPerson: row.on_person as Parameters<typeof statementTitle>[0]['onPerson'],
    until: row.until,
    title: row.title,
  });
