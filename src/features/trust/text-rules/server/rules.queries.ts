import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { RuleAction, RulePlace } from '../contract/rule-limits.ts';
import type { TextRule } from '../contract/text-rule.ts';
import type { CheckedRule } from './check-rule.ts';
import type { MatchedRule } from './matching/compile-rules.ts';

const columns = [
  'id',
  'name',
  'words',
  'exceptions',
  'places',
  'action',
  'reason',
  'sees_separators',
  'sees_look_alikes',
  'sees_endings',
  'is_on',
  'revision',
] as const;

export function findRules(db: Database | Transaction<DB>) {
  return db.selectFrom('text_rules').select(columns).orderBy('number').execute();
}
type RuleRow = Awaited<ReturnType<typeof findRules>>[number];

/** Returns rules with how often each matched in the last 7 days. */
export async function findRulesWithHits(db: Database): Promise<TextRule[]> {
  const rows = await db
    .selectFrom('text_rules')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('text_rule_hits as hit')
          .whereRef('hit.rule_id', '=', 'text_rules.id')
          .where('hit.at', '>', sql<Date>`now() - interval '7 days'`)
          .where('hit.outcome', '<>', 'sure')
          .select([
            sql<number>`count(*)::int`.as('hits'),
            sql<number>`(count(*) filter (where hit.was_fine))::int`.as('were_fine'),
          ])
          .as('week'),
      (join) => join.onTrue(),
    )
    .select([...columns, 'week.hits', 'week.were_fine'])
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    words: row.words,
    exceptions: row.exceptions,
    places: row.places as RulePlace[],
    action: row.action as RuleAction,
    reason: row.reason,
    seesSeparators: row.sees_separators,
    seesLookAlikes: row.sees_look_alikes,
    seesEndings: row.sees_endings,
    isOn: row.is_on,
    revision: row.revision,
    hits: row.hits ?? 0,
    wereFine: row.were_fine ?? 0,
  }));
}

/** What the matcher needs of a stored rule. */
export const matchedRule = (row: RuleRow): MatchedRule => ({
  id: row.id,
  name: row.name,
  words: row.words,
  exceptions: row.exceptions,
  places: row.places as RulePlace[],
  action: row.action as RuleAction,
  reason: row.reason,
  evasions: { separators: row.sees_separators, lookAlikes: row.sees_look_alikes },
  endings: row.sees_endings,
});

/** What the matcher needs of a rule that is not stored yet. */
export const matchedDraft = (id: string, rule: CheckedRule): MatchedRule => ({
  id,
  name: rule.name,
  words: rule.words,
  exceptions: rule.exceptions,
  places: rule.places,
  action: rule.action,
  reason: rule.reason,
  evasions: { separators: rule.seesSeparators, lookAlikes: rule.seesLookAlikes },
  endings: rule.seesEndings,
});

export const ruleColumns = (rule: CheckedRule) => ({
  name: rule.name,
  words: rule.words,
  exceptions: rule.exceptions,
  places: rule.places,
  action: rule.action,
  reason: rule.reason,
  sees_separators: rule.seesSeparators,
  sees_look_alikes: rule.seesLookAlikes,
  sees_endings: rule.seesEndings,
  is_on: rule.isOn,
});

/** What happened to a text that a rule matched. `sure`: it was asked about, and then sent. */
type Outcome = 'blocked' | 'asked' | 'sure' | 'queued' | 'warned';

/** Counts a match for the numbers of the rule. */
export async function countHits(
  db: Database | Transaction<DB>,
  rules: readonly MatchedRule[],
  place: RulePlace,
  outcome: Outcome,
): Promise<void> {
  if (rules.length === 0) return;
  // A rule may be removed at the same moment.
  await sql`
    insert into text_rule_hits (rule_id, place, outcome)
    select id, ${place}, ${outcome} from text_rules where id = any(${rules.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
}

/**
 * Counts matches that go to the queue. A rule sends each subject there once, so a change that keeps the words doesn't
 * open another case.
 * @returns the ids of the rules that matched it for the first time.
 */
export async function countQueued(
  trx: Transaction<DB>,
  rules: readonly MatchedRule[],
  place: RulePlace,
  subjectId: string,
): Promise<string[]> {
  const { rows } = await sql<{ rule_id: string }>`
    insert into text_rule_hits (rule_id, place, outcome, subject_id)
    select id, ${place}, 'queued', ${subjectId} from text_rules
    where id = any(${rules.map(({ id }) => id)}::uuid[]) and not exists (
      select from text_rule_hits as hit
      where hit.subject_id = ${subjectId} and hit.rule_id = text_rules.id and hit.place = ${place})
    returning rule_id`.execute(trx);
  return rows.map(({ rule_id }) => rule_id);
}

/** Counts of matches are retained for as long as they are shown, and a while for comparing. */
const KEPT_DAYS = 90;

/** Removes old matches. Runs on a schedule. */
export async function sweepHits(db: Database): Promise<void> {
  await sql`delete from text_rule_hits where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
