import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { RULE_ACTIONS, type RuleAction } from '../../contract/rule-limits.ts';

const TONES = { block: 'coral', ask: 'ai', queue: 'plain', warn: 'warn' } as const;

/** What a rule does. */
export function ActionBadge({ action }: { action: RuleAction }) {
  const label = RULE_ACTIONS.find(({ value }) => value === action)?.label;
  return <Badge tone={TONES[action]}>{label}</Badge>;
}
