import type { Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { isRefusal } from '../../../../shared/http-status.ts';
import { textRuleErrors } from '../contract/errors.ts';
import { RULE_ACTIONS, type RuleAction, type RulePlace } from '../contract/rule-limits.ts';
import { findMatches, type TextMatch } from './matching/find-matches.ts';
import { countHits, countQueued } from './rules.queries.ts';
import type { TextRules } from './text-rules.ts';

/** What was written, by the names of its inputs. */
export interface WrittenText {
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

export interface CheckedText {
  /** What the receiver of a message should know; null for nothing. */
  warning: string | null;
  /** Sends it to the queue, in the transaction that stores it; null if there is nothing to look at. */
  queue: ((trx: Transaction<DB>, subject: QueuedSubject) => Promise<void>) | null;
}

export interface TextServices {
  db: Database;
  textRules: TextRules;
  /** Links to this site are fine. */
  config: Pick<Config, 'publicUrl'>;
  sendToQueue: SendToQueue;
}

/** The match of each rule in any of the fields, with the field. */
type FieldMatch = TextMatch & { field: string; found: string };

const NOTHING: CheckedText = { warning: null, queue: null };

/**
 * Reads a text before it is stored: all features call it with what people write. Matches of rules that block or ask
 * are counted here.
 * @throws DomainError TEXT_REFUSED with the reason of the rule; TEXT_UNSURE unless the person is sure.
 */
export async function checkText(
  { db, textRules, config, sendToQueue }: TextServices,
  { place, fields, sure = false }: WrittenText,
): Promise<CheckedText> {
  const matches = findInFields(textRules, withoutOwnLinks(fields, config.publicUrl), place);
  if (matches.length === 0) return NOTHING;
  const of = (action: RuleAction) => matches.filter(({ rule }) => rule.action === action);
  await refuse(db, place, of('block'), 'blocked');
  if (!sure) await refuse(db, place, of('ask'), 'asked');
  const toConfirm = of('ask');
  if (toConfirm.length > 0)
    await countHits(
      db,
      toConfirm.map(({ rule }) => rule),
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
}

function findInFields(
  rules: TextRules,
  fields: Readonly<Record<string, string>>,
  place: RulePlace,
): FieldMatch[] {
  const byRule = new Map<string, FieldMatch>();
  for (const [field, text] of Object.entries(fields)) {
    for (const match of findMatches(rules.current(), text, place)) {
      const matchedText = text.slice(match.start, match.end);
      if (!byRule.has(match.rule.id)) byRule.set(match.rule.id, { ...match, field, found: matchedText });
    }
  }
  const order = RULE_ACTIONS.map(({ value }) => value);
  return [...byRule.values()].toSorted((a, b) => order.indexOf(a.rule.action) - order.indexOf(b.rule.action));
}

/**
 * Refuses texts that match rules, and counts the hits.
 * @throws DomainError that names the reason of the first rule, and all fields with a match.
 */
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
 * Returns why a username is not allowed, at sign-up or when it changes; null if it is. It asks nothing: a name that
 * rules would ask about is refused too.
 */
export async function nameProblem(services: TextServices, username: string): Promise<string | null> {
  try {
    await checkText(services, { place: 'name', fields: { username } });
    return null;
  } catch (error) {
    if (error instanceof DomainError && isRefusal(error.spec)) return error.spec.detail;
    throw error;
  }
}
