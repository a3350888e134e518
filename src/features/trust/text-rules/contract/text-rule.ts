import { z } from '@hono/zod-openapi';
import { grouped } from '../../../../shared/grouped.ts';
import { RULE_ACTIONS, RULE_LIMITS, RULE_PLACES } from './rule-limits.ts';

const Place = z.enum(RULE_PLACES.map(({ value }) => value));
const Action = z.enum(RULE_ACTIONS.map(({ value }) => value));

/** Everything an operator decides about a rule. Its words are checked by `checkRule`, with texts for each field. */
const ruleFields = {
  name: z.string().max(1_000).describe('What the rule is about, such as Weapons.'),
  words: z
    .string()
    .max(40_000)
    .describe('Words and phrases, separated by commas or new lines. Patterns (RE2) are between slashes.'),
  exceptions: z
    .string()
    .max(40_000)
    .default('')
    .describe('Phrases in which a word is fine, separated by commas or new lines.'),
  places: z.array(Place).max(RULE_PLACES.length),
  action: Action,
  reason: z
    .string()
    .max(1_000)
    .default('')
    .describe('What people read: why a text is refused or asked about, or what the receiver should know.'),
  seesSeparators: z.boolean().default(true).describe('Also matches with spaces and dots inside words.'),
  seesLookAlikes: z
    .boolean()
    .default(true)
    .describe('Also matches with look-alike digits and repeated letters.'),
  seesEndings: z.boolean().default(true).describe('Also matches plurals.'),
  isOn: z.boolean().default(true),
};

export const NewTextRule = z.object(ruleFields).openapi('NewTextRule', {
  example: {
    name: 'Counterfeit',
    words: 'replica, 1:1, mirror quality',
    places: ['listing', 'zone-post'],
    action: 'queue',
  },
});
export type NewTextRule = z.infer<typeof NewTextRule>;

export const EditedTextRule = z
  .object({ ...ruleFields, revision: z.int().min(1).describe('The revision of the rule that was edited.') })
  .openapi('EditedTextRule');
export type EditedTextRule = z.infer<typeof EditedTextRule>;

export const TextRule = z
  .object({
    id: z.uuid(),
    name: z.string(),
    words: z.array(z.string()).describe('Patterns are between slashes.'),
    exceptions: z.array(z.string()),
    places: z.array(Place),
    action: Action,
    reason: z.string(),
    seesSeparators: z.boolean(),
    seesLookAlikes: z.boolean(),
    seesEndings: z.boolean(),
    isOn: z.boolean(),
    revision: z.int(),
    hits: z.int().describe('How often it matched in the last 7 days.'),
    wereFine: z.int().describe('How many of them a person checked and let through.'),
  })
  .openapi('TextRule');
export type TextRule = z.infer<typeof TextRule>;

export const TextRules = z
  .object({
    rules: z.array(TextRule).describe('Oldest first.'),
    lookHours: z.int().describe('In which a person should look at what rules send to the queue.'),
  })
  .openapi('TextRules');
export type TextRules = z.infer<typeof TextRules>;

export const TriedSentence = z
  .object({
    text: z.string().max(RULE_LIMITS.sentence, `Use at most ${grouped(RULE_LIMITS.sentence)} characters.`),
    place: Place,
  })
  .openapi('TriedSentence');
export type TriedSentence = z.infer<typeof TriedSentence>;

export const SentenceMatches = z
  .object({
    matches: z.array(
      z.object({
        ruleId: z.uuid(),
        name: z.string(),
        action: Action,
        reason: z.string(),
        applies: z.boolean().describe('False if the rule is off or for other places.'),
        isOn: z.boolean(),
        words: z.string().describe('The word, phrase or pattern that matched.'),
        start: z.int(),
        end: z.int(),
        how: z.array(z.string()).describe('How the words were hidden, such as "with spaces".'),
      }),
    ),
  })
  .openapi('SentenceMatches');
export type SentenceMatches = z.infer<typeof SentenceMatches>;

/** A rule to try on the newest listings before it is saved. */
export const TriedRule = z
  .object({
    rule: NewTextRule,
    id: z.uuid().nullable().describe('The saved rule to compare with, if there is one.'),
  })
  .openapi('TriedRule');
export type TriedRule = z.infer<typeof TriedRule>;

export const RuleTrial = z
  .object({
    listings: z.int().describe('How many of the newest listings were read.'),
    matched: z.int(),
    matchedBefore: z.int().nullable().describe('By the rule as it is saved; null for a new one.'),
    wereFine: z.int().describe('Matched listings that a person checked and let through.'),
    examples: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        found: z.string().describe('What matched, as it is written.'),
      }),
    ),
  })
  .openapi('RuleTrial');
export type RuleTrial = z.infer<typeof RuleTrial>;
