import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { textRuleErrors } from '../contract/errors.ts';
import { RULE_ACTIONS, type RuleAction, type RulePlace } from '../contract/rule-limits.ts';
import { findMatches, type TextMatch } from './matching/find-matches.ts';
import { countHits, countQueued } from './rules.queries.ts';
import type { TextRules } from './text-rules.ts';

/** What was written, by the names of its inputs. */
interface WrittenText {
  place: RulePlace;
  fields: Readonly<Record<string, string>>;
  /** The person was asked, and is sure. */
  sure?: boolean | undefined;
}

/** Something that people at the desk look at. */
interface QueuedSubject {
  kind: 'listing' | 'message' | 'profile' | 'zone-post';
  id: string;
  /** Of a message: its number in the conversation. */
  seq?: number;
}

/** Opens a case about a subject, with what was noticed. Cases are above all other features, so it is passed in. */
export type SendToQueue = (
  trx: Transaction<DB>,
  subject: QueuedSubject,
  noticed: { reason: 'text-rule' | 'same-photos' | 'same-text'; evidence: { label: string; text: string }[] },
) => Promise<void>;

interface CheckedText {
  /** What the receiver of a message should know; null for nothing. */
  warning: string | null;
  /** Sends it to the queue, in the transaction that stores it; null if there is nothing to look at. */
  queue: ((trx: Transaction<DB>, subject: QueuedSubject) => Promise<void>) | null;
}

/**
 * Reads a text before it is stored. Matches of rules that block or ask are counted here.
 * @throws DomainError TEXT_REFUSED with the reason of the rule; TEXT_UNSURE unless the person is sure.
 */
export type CheckText = (text: WrittenText) => Promise<CheckedText>;

interface Services {
  db: Database;
  rules: TextRules;
  /** Links to this site are fine. */
  publicUrl: string;
  sendToQueue: SendToQueue;
}

/** The match of each rule in any of the fields, with the field. */
type FieldMatch = TextMatch & { field: string; found: string };

const NOTHING: CheckedText = { warning: null, queue: null };

/** Creates the one function that all features call with what people write. */
export function createCheckText({ db, rules, publicUrl, sendToQueue }: Services): CheckText {
  return async ({ place, fields, sure = false }) => {
    const matches = findInFields(rules, withoutOwnLinks(fields, publicUrl), place);
    if (matches.length === 0) return NOTHING;
    const of = (action: RuleAction) => matches.filter(({ rule }) => rule.action === action);
    await refuse(db, place, of('block'), 'blocked');
    if (!sure) await refuse(db, place, of('ask'), 'asked');
    const asked = of('ask');
    if (asked.length > 0)
      await countHits(
        db,
        asked.map(({ rule }) => rule),
        place,
        'sure',
      );
    const warned = of('warn');
    await countHits(
      db,
      warned.map(({ rule }) => rule),
      place,
      'warned',
    );
    const queued = of('queue');
    return {
      warning: warned[0]?.rule.reason ?? null,
      queue:
        queued.length === 0
          ? null
          : async (trx, subject) => {
              const isNew = new Set(
                await countQueued(
                  trx,
                  queued.map(({ rule }) => rule),
                  place,
                  subject.id,
                ),
              );
              const evidence = queued
                .filter(({ rule }) => isNew.has(rule.id))
                .map(({ rule, found }) => ({ label: `Matched the rule ${rule.name}`, text: found }));
              if (evidence.length > 0) await sendToQueue(trx, subject, { reason: 'text-rule', evidence });
            },
    };
  };
}

function findInFields(
  rules: TextRules,
  fields: Readonly<Record<string, string>>,
  place: RulePlace,
): FieldMatch[] {
  const byRule = new Map<string, FieldMatch>();
  for (const [field, text] of Object.entries(fields)) {
    for (const match of findMatches(rules.current(), text, place)) {
      const found = text.slice(match.start, match.end);
      if (!byRule.has(match.rule.id)) byRule.set(match.rule.id, { ...match, field, found });
    }
  }
  const order = RULE_ACTIONS.map(({ value }) => value);
  return [...byRule.values()].toSorted((a, b) => order.indexOf(a.rule.action) - order.indexOf(b.rule.action));
}

/** @throws DomainError that names the reason of the first rule, and all fields with a match. */
async function refuse(
  db: Database,
  place: RulePlace,
  matches: readonly FieldMatch[],
  outcome: 'blocked' | 'asked',
): Promise<void> {
  const [first] = matches;
  if (first === undefined) return;
  await countHits(
    db,
    matches.map(({ rule }) => rule),
    place,
    outcome,
  );
  const spec = outcome === 'blocked' ? textRuleErrors.TEXT_REFUSED : textRuleErrors.TEXT_UNSURE;
  const messageOf = ({ rule, found }: FieldMatch) => `${rule.reason} We found “${found.trim()}”.`;
  throw new DomainError(
    { ...spec, detail: messageOf(first) },
    { fields: matches.map((match) => ({ field: match.field, message: messageOf(match) })) },
  );
}

/** Leaves out the addresses of this site. */
function withoutOwnLinks(
  fields: Readonly<Record<string, string>>,
  publicUrl: string,
): Readonly<Record<string, string>> {
  const texts = Object.entries(fields);
  if (!texts.some(([, text]) => text.includes(publicUrl))) return fields;
  return Object.fromEntries(texts.map(([field, text]) => [field, text.replaceAll(publicUrl, ' ')]));
}

/**
 * Creates the check of usernames, at sign-up and when they change, which asks nothing: a name that rules would ask about is refused too.
 * @returns why a name is not allowed; null if it is.
 */
export const createNameProblem =
  (checkText: CheckText) =>
  async (username: string): Promise<string | null> => {
    try {
      await checkText({ place: 'name', fields: { username } });
      return null;
    } catch (error) {
      if (error instanceof DomainError && error.spec.status < 500) return error.spec.detail;
      throw error;
    }
  };
