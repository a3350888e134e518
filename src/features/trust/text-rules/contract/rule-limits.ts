/** Words and limits of text rules. No schema library here, to keep page bundles small. */

/** Where a rule reads what people write. */
export const RULE_PLACES = [
  { value: 'listing', label: 'Listings' },
  { value: 'chat', label: 'Chat' },
  { value: 'name', label: 'Names' },
  { value: 'zone-post', label: 'Zone posts' },
] as const;
export type RulePlace = (typeof RULE_PLACES)[number]['value'];

/** What happens to a text that a rule matches, strongest first. */
export const RULE_ACTIONS = [
  { value: 'block', label: 'Block' },
  { value: 'ask', label: 'Ask “Are you sure?”' },
  { value: 'queue', label: 'Send to the queue' },
  { value: 'warn', label: 'Warn the receiver' },
] as const;
export type RuleAction = (typeof RULE_ACTIONS)[number]['value'];

export const RULE_LIMITS = {
  rules: 200,
  name: 60,
  /** Words, phrases and patterns of one rule, together with their commas. */
  words: 4_000,
  exceptions: 4_000,
  /** Letters of one word or phrase. */
  phrase: 60,
  pattern: 300,
  reason: 200,
  /** Length of a sentence to try. */
  sentence: 2_000,
  /** Newest listings that a rule is tried on before it is saved. */
  triedListings: 1_000,
  /** How many of the matches of a trial are listed. */
  shownMatches: 20,
} as const;
