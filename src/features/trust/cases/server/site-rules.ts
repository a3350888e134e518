import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { actAsOperator } from '../../../running/operators/server/operators.ts';
import { caseErrors } from '../contract/errors.ts';
import type { NewSiteRules, SiteRule, SiteRules } from '../contract/site-rule.ts';

/** Returns the rules that decisions refer to, in their order. */
export const loadSiteRules = (db: Database): Promise<SiteRule[]> =>
  db.selectFrom('site_rules').select(['id', 'number', 'title', 'text']).orderBy('number').execute();

export async function listSiteRules(db: Database): Promise<SiteRules> {
  const rules = await loadSiteRules(db);
  return { rules, version: versionOf(rules) };
}

const versionOf = (rules: readonly SiteRule[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rules.map(({ id, title, text }) => [id, title, text])))
    .digest('base64url');

/**
 * Replaces the list of rules. Those left out are removed; decisions keep the words they had.
 * @throws DomainError OPERATORS_ONLY, or RULES_CHANGED if someone else changed the list meanwhile.
 */
export async function saveSiteRules(
  db: Database,
  actor: Actor,
  { rules, version }: NewSiteRules,
): Promise<SiteRules> {
  await actAsOperator(db, actor, 'site-rules.edit', async (trx) => {
    await sql`lock table site_rules in share row exclusive mode`.execute(trx);
    const before = await loadSiteRules(trx);
    const chosen = rules.flatMap(({ id }) => id ?? []);
    const isKnown = chosen.every((id) => before.some((rule) => rule.id === id));
    if (versionOf(before) !== version || !isKnown || new Set(chosen).size < chosen.length) {
      throw new DomainError(caseErrors.RULES_CHANGED);
    }
    await trx
      .deleteFrom('site_rules')
      .where((eb) => eb.not(eb('id', '=', anyOf(chosen))))
      .execute();
    for (const [index, { id, title, text }] of rules.entries()) {
      const values = { number: index + 1, title, text };
      await (id === null
        ? trx.insertInto('site_rules').values(values).execute()
        : trx.updateTable('site_rules').set(values).where('id', '=', id).execute());
    }
    return { subject: changesIn(before, rules) };
  });
  return listSiteRules(db);
}

/** Says for the log what changed: 'added Tickets, reworded Spam'. */
function changesIn(before: readonly SiteRule[], rules: NewSiteRules['rules']): string {
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).join(', ');
  const earlier = (id: string | null) => before.find((rule) => rule.id === id);
  const changes = [
    ['added', rules.filter(({ id }) => id === null)],
    ['removed', before.filter(({ id }) => rules.every((rule) => rule.id !== id))],
    [
      'reworded',
      rules.filter(({ id, title, text }) => {
        const rule = earlier(id);
        return rule !== undefined && (rule.title !== title || rule.text !== text);
      }),
    ],
  ] as const;
  const words = changes.flatMap(([what, list]) => (list.length === 0 ? [] : `${what} ${titles(list)}`));
  return words.join(', ') || 'new order';
}
