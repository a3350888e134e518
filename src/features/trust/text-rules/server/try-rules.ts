import { type AttemptPolicy, countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { authorize } from '../../../running/operators/server/operators.ts';
import { textRuleErrors } from '../contract/errors.ts';
import { RULE_LIMITS, RULE_PLACES } from '../contract/rule-limits.ts';
import type { RuleTrial, SentenceMatches, TriedRule, TriedSentence } from '../contract/text-rule.ts';
import { checkRule } from './check-rule.ts';
import { compileRules, type MatchedRule } from './matching/compile-rules.ts';
import { findMatches } from './matching/find-matches.ts';
import { findRules, matchedDraft, matchedRule } from './rules.queries.ts';

/** The texts of a listing, to try rules on. */
export interface TriedListing {
  id: string;
  title: string;
  /** Everything that rules read of it. */
  text: string;
}

interface TrialServices {
  db: Database;
  /** Returns the newest listings. Listings are above text rules, so it is passed in. */
  newestListings: (limit: number) => Promise<TriedListing[]>;
}

/** A trial reads a thousand listings. */
const TRIALS: AttemptPolicy = { limit: 60, windowSeconds: 60, firstDelaySeconds: 5 };

const EVERYWHERE = RULE_PLACES.map(({ value }) => value);

/** Finds what all rules see in a sentence, including those that don't apply. */
export async function trySentence(
  db: Database,
  actor: Actor,
  { text, place }: TriedSentence,
): Promise<SentenceMatches> {
  authorize(actor, 'text-rule.read');
  const rows = new Map((await findRules(db)).map((row) => [row.id, row]));
  const rules = compileRules([...rows.values()].map((row) => ({ ...matchedRule(row), places: EVERYWHERE })));
  return {
    matches: findMatches(rules, text, place).map(({ rule, words, start, end, how }) => {
      const row = rows.get(rule.id);
      const isOn = row?.is_on ?? false;
      return {
        ruleId: rule.id,
        name: rule.name,
        action: rule.action,
        reason: rule.reason,
        applies: isOn && (row?.places.includes(place) ?? false),
        isOn,
        words,
        start,
        end,
        how,
      };
    }),
  };
}

/**
 * Tries a rule on the newest listings, as it is typed and as it is saved.
 * @throws DomainError TEXT_RULE_REFUSED or TOO_MANY_TRIALS.
 */
export async function tryRule(
  { db, newestListings }: TrialServices,
  actor: Actor,
  { rule, id }: TriedRule,
): Promise<RuleTrial> {
  const operator = authorize(actor, 'text-rule.read');
  const draft = matchedDraft('draft', checkRule(rule));
  await countAttempt(db, `rule-trial:${operator.id}`, TRIALS, textRuleErrors.TOO_MANY_TRIALS);
  const [listings, saved] = await Promise.all([
    newestListings(RULE_LIMITS.triedListings),
    id === null ? undefined : db.selectFrom('text_rules').selectAll().where('id', '=', id).executeTakeFirst(),
  ]);
  const matched = findIn(draft, listings);
  const fine =
    id === null || matched.length === 0
      ? []
      : await db
          .selectFrom('text_rule_hits')
          .select('subject_id')
          .distinct()
          .where('rule_id', '=', id)
          .where('was_fine', '=', true)
          .where(
            'subject_id',
            'in',
            matched.map((hit) => hit.id),
          )
          .execute();
  return {
    listings: listings.length,
    matched: matched.length,
    matchedBefore: saved === undefined ? null : findIn(matchedRule(saved), listings).length,
    wereFine: fine.length,
    examples: matched.slice(0, RULE_LIMITS.shownMatches),
  };
}

function findIn(rule: MatchedRule, listings: readonly TriedListing[]): RuleTrial['examples'] {
  const compiled = compileRules([{ ...rule, places: ['listing'] }]);
  return listings.flatMap(({ id, title, text }) => {
    const [match] = findMatches(compiled, text, 'listing');
    return match === undefined ? [] : [{ id, title, found: text.slice(match.start, match.end).trim() }];
  });
}
