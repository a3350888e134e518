import { sql } from 'kysely';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { actAsOperator, authorize } from '../../../running/operators/server/operators.ts';
import { textRuleErrors } from '../contract/errors.ts';
import { RULE_LIMITS } from '../contract/rule-limits.ts';
import type { EditedTextRule, NewTextRule, TextRules as RuleList } from '../contract/text-rule.ts';
import { checkRule } from './check-rule.ts';
import { findRulesWithHits, ruleColumns } from './rules.queries.ts';
import { TEXT_RULES_RELOAD, type TextRules } from './text-rules.ts';

export type EditServices = Pick<PlatformServices, 'db' | 'live' | 'settings'> & { textRules: TextRules };

/**
 * Returns all text rules with how often they matched.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function listRules(
  { db, settings }: Pick<EditServices, 'db' | 'settings'>,
  actor: Actor,
): Promise<RuleList> {
  authorize(actor, 'text-rule.read');
  return { rules: await findRulesWithHits(db), lookHours: settings.current().soonHours };
}

/**
 * Adds a rule, which applies right away in every process.
 * @throws DomainError TEXT_RULE_REFUSED.
 */
export async function addRule(services: EditServices, actor: Actor, input: NewTextRule): Promise<void> {
  authorize(actor, 'text-rule.add');
  const rule = checkRule(input);
  await storeNamed(() =>
    actAsOperator(services.db, actor, 'text-rule.add', async (trx) => {
      // Two operators at once could go beyond the limit by one rule, which costs nothing.
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from text_rules`.execute(
        trx,
      );
      if ((rows[0]?.count ?? 0) >= RULE_LIMITS.rules) {
        throw refused(
          'name',
          `There are ${RULE_LIMITS.rules} rules already. Remove one, or add words to one.`,
        );
      }
      const { id } = await trx
        .insertInto('text_rules')
        .values(ruleColumns(rule))
        .returning('id')
        .executeTakeFirstOrThrow();
      return { targetId: id, subject: rule.name };
    }),
  );
  await reload(services);
}

/**
 * Replaces a rule, unless someone else changed it since it was loaded.
 * @throws DomainError TEXT_RULE_REFUSED, TEXT_RULE_CHANGED or TEXT_RULE_NOT_FOUND.
 */
export async function editRule(
  services: EditServices,
  actor: Actor,
  id: string,
  { revision, ...input }: EditedTextRule,
): Promise<void> {
  authorize(actor, 'text-rule.edit');
  const rule = checkRule(input);
  await storeNamed(() =>
    actAsOperator(services.db, actor, 'text-rule.edit', async (trx) => {
      const changed = await trx
        .updateTable('text_rules')
        .set({ ...ruleColumns(rule), revision: revision + 1, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .returning('id')
        .executeTakeFirst();
      if (changed !== undefined) return { targetId: id, subject: rule.name };
      const existing = await trx
        .selectFrom('text_rules')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      throw new DomainError(
        existing === undefined ? textRuleErrors.TEXT_RULE_NOT_FOUND : textRuleErrors.TEXT_RULE_CHANGED,
      );
    }),
  );
  await reload(services);
}

/** Removes a rule with its counts. Removing it again changes nothing. */
export async function removeRule(services: EditServices, actor: Actor, id: string): Promise<void> {
  const removed = await actAsOperator(services.db, actor, 'text-rule.remove', async (trx) => {
    const row = await trx.deleteFrom('text_rules').where('id', '=', id).returning('name').executeTakeFirst();
    return row === undefined ? null : { targetId: id, subject: row.name };
  });
  if (removed !== null) await reload(services);
}

/** Reads the rules again in this process before the response, and then in the others. */
async function reload({ live, textRules }: EditServices): Promise<void> {
  await textRules.refresh();
  live.reload(TEXT_RULES_RELOAD);
}

const refused = (field: keyof NewTextRule, message: string): DomainError =>
  new DomainError(textRuleErrors.TEXT_RULE_REFUSED, { fields: [{ field, message }] });

/** Turns the constraint on names into a text for the form. */
async function storeNamed(store: () => Promise<unknown>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if ((error as { constraint?: unknown } | null)?.constraint !== 'text_rules_name') throw error;
    throw refused('name', 'Another rule has this name.');
  }
}
