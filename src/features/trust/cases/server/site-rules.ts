import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { actAsOperator } from '../../../running/operators/server/operators.ts';
import { caseErrors } from '../contract/errors.ts';
import type { NewSiteRules, SiteRule } from '../contract/site-rule.ts';

/** Returns the rules that decisions refer to, in their order. */
export const loadSiteRules = (db: Database): Promise<SiteRule[]> =>
  db.selectFrom('site_rules').select(['id', 'number', 'title', 'text']).orderBy('number').execute();

/**
 * Replaces the list of rules. Those left out are removed; decisions keep the words they had.
 * @throws DomainError OPERATORS_ONLY, or RULE_UNKNOWN if one was removed meanwhile.
 */
export async function saveSiteRules(
  db: Database,
  actor: Actor,
  { rules }: NewSiteRules,
): Promise<SiteRule[]> {
  await actAsOperator(db, actor, 'site-rules.edit', async (trx) => {
    await sql`lock table site_rules in share row exclusive mode`.execute(trx);
    const before = await loadSiteRules(trx);
    const chosen = rules.flatMap(({ id }) => id ?? []);
    const isKnown = chosen.every((id) => before.some((rule) => rule.id === id));
    if (!isKnown || new Set(chosen).size < chosen.length) throw new DomainError(caseErrors.RULE_UNKNOWN);
    await trx
      .deleteFrom('site_rules')
      .where((eb) => eb.not(eb('id', '=', anyOf(chosen))))
      .execute();
    for (const [index, rule] of rules.entries()) {
      const words = { number: index + 1, title: cleanText(rule.title), text: cleanText(rule.text) };
      await (rule.id === null
        ? trx.insertInto('site_rules').values(words).execute()
        : trx.updateTable('site_rules').set(words).where('id', '=', rule.id).execute());
    }
    return { targetId: before[0]?.id ?? chosen[0] ?? '', subject: `${rules.length} rules` };
  });
  return loadSiteRules(db);
}
