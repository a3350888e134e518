import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import { belongsTo, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, consumeMany, schedule } from '../../../../platform/server/job.ts';
import { CASES_CHANGED, CASES_TOPIC, DESK } from '../contract/case-limits.ts';
import {
  appealDecided,
  appealSettled,
  caseChanged,
  caseDecided,
  decisionSettled,
} from '../contract/signals.ts';
import { type CaseRoutesServices, caseRoutes } from './cases.routes.ts';
import { maySeeDesk } from './claim-case.ts';
import type { DecideServices } from './decide-case.ts';
import { decisionRoutes } from './decisions.routes.ts';
import { forgetReportEmails, forgetSnapshots } from './forget-reported.ts';
import { moveCases } from './move-cases.ts';
import {
  caseNotifications,
  type NotifyPeopleServices,
  notifyAppellant,
  notifyOfOutcome,
  notifyPerson,
} from './notify-people.ts';
import {
  endDecisions,
  reopenWaiting,
  type SettleServices,
  settleAppeal,
  settleDecision,
} from './settle-decisions.ts';
import { siteRuleRoutes } from './site-rules.routes.ts';
import { APPEAL_PHOTOS, type StatementRoutesServices, statementRoutes } from './statements.routes.ts';
import { countTransparency } from './transparency.ts';

/** Exports what was decided about a person, and which of their chats were opened. Never who reported them. */
const exportCases: ExportPerson = {
  tables: [
    {
      name: 'decisions-about-me',
      shows: ['cases', 'decisions', 'appeals', 'removed_messages', 'removed_profiles'],
      rows: (person) => sql`
        select cases.kind as about, cases.title, decisions.on_subject, decisions.on_person, decisions.until,
          decisions.rule_title as rule, decisions.text, decisions.evidence, decisions.decided_at,
          appeals.text as appeal,
          array(select 'photos/' || id || '.webp' from unnest(appeals.photo_ids) as id) as appeal_photos,
          appeals.sent_at as appealed_at, appeals.outcome, appeals.answer
        from decisions join cases on cases.id = decisions.case_id
        left join appeals on appeals.decision_id = decisions.id and appeals.report_id is null
        where ${belongsTo(person, 'decisions.about_id', 'decisions.about_guest')}
          and decisions.undone_at is null and decisions.settled_at is not null
        order by decisions.decided_at, decisions.id`,
    },
    {
      name: 'my-chats-that-operators-opened',
      shows: ['chat_openings'],
      rows: (person) => sql`
        select opened_at, reason from chat_openings
        where exists (
          select from conversation_participants as me
          where me.conversation_id = chat_openings.conversation_id
            and ${belongsTo(person, 'me.profile_id', 'me.guest_key')})
        order by chat_openings.id`,
    },
    {
      name: 'what-i-did-in-cases',
      shows: ['case_events'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select at, action, text from case_events where operator_id = ${person.id}::uuid order by id`,
    },
  ],
};

type Services = PlatformServices &
  Omit<
    CaseRoutesServices & DecideServices & StatementRoutesServices,
    'operatorEmail' | 'timeZone' | 'config'
  > &
  SettleServices &
  Omit<NotifyPeopleServices, 'config'> & { config: Config };

export const casesFeature = defineFeature({
  name: 'cases',
  guestOwnership: {
    columns: [
      { table: 'cases', column: 'about_guest', rows: 'move' },
      { table: 'decisions', column: 'about_guest', rows: 'move' },
    ],
    move: moveCases,
  },
  erasePerson: {
    columns: [
      ...retained('cases', 'about_id', 'about_guest', 'claimed_by'),
      ...retained('decisions', 'about_id', 'about_guest', 'decided_by'),
      ...retained('appeals', 'decided_by'),
      ...retained('case_events', 'operator_id'),
      ...retained('chat_openings', 'operator_id'),
      { table: 'removed_profiles', column: 'profile_id', rows: 'erased' },
    ],
  },
  exportPerson: exportCases,
  notificationKinds: caseNotifications,
  topics: () => ({ [CASES_TOPIC]: async (owner, id) => id === 'desk' && (await maySeeDesk(owner)) }),
  build(services: Services) {
    const { db, live, config, settings } = services;
    /** Decisions are settled when their seconds to undo are over. */
    const afterUndo = { delaySeconds: () => settings.current().undoSeconds };
    const forDesk = { ...services, operatorEmail: config.operatorEmail, timeZone: config.timeZone };
    return {
      routes: [
        caseRoutes(forDesk),
        decisionRoutes(forDesk),
        statementRoutes(forDesk),
        siteRuleRoutes(services),
      ],
      uploads: [APPEAL_PHOTOS],
      jobs: [
        // In batches, so that a thousand reports at once are a few updates.
        consumeMany(caseChanged, 'cases.update-desk', async (deliveries) => {
          const ids = [...new Set(deliveries.map(({ payload }) => payload.caseId))];
          live.publishTo(DESK, { type: CASES_CHANGED, ids });
        }),
        consume(
          caseDecided,
          'cases.settle-decision',
          ({ decisionId }) => settleDecision(services, decisionId),
          afterUndo,
        ),
        consume(
          appealDecided,
          'cases.settle-appeal',
          ({ caseId }) => settleAppeal(services, caseId),
          afterUndo,
        ),
        consume(decisionSettled, 'cases.tell-person', ({ decisionId }, delivery) =>
          notifyPerson(services, decisionId, delivery),
        ),
        consume(decisionSettled, 'cases.tell-reporters', ({ decisionId }, delivery) =>
          notifyOfOutcome(services, decisionId, delivery),
        ),
        consume(appealSettled, 'cases.tell-appellant', ({ caseId }, delivery) =>
          notifyAppellant(services, caseId, delivery),
        ),
        schedule('cases.end-decisions', '* * * * *', () => endDecisions(services)),
        schedule('cases.reopen-waiting', '* * * * *', () => reopenWaiting(services)),
        schedule('cases.forget-report-emails', '29 3 * * *', () => forgetReportEmails(db)),
        schedule('cases.forget-snapshots', '31 3 * * *', () => forgetSnapshots(db)),
        schedule('cases.count-transparency', '13 2 * * *', () => countTransparency(db)),
      ],
    };
  },
});
