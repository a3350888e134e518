import type { ComponentProps } from 'react';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import { badgeOf, type PlanBadge as PlanBadgeName } from '../contract/subscription-lifecycle.ts';

const BADGES: Readonly<
  Record<
    PlanBadgeName,
    {
      text: string;
      icon: IconName;
      tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
    }
  >
> = {
  active: { text: 'Active', icon: 'circle-check', tone: 'success' },
  lifetime: { text: 'Lifetime', icon: 'infinity', tone: 'success' },
  pending: { text: 'Pending', icon: 'clock', tone: 'ai' },
  past_due: { text: 'Past due', icon: 'triangle-exclamation-point', tone: 'warn' },
  on_hold: { text: 'On hold', icon: 'lock', tone: 'warn' },
  cancelled: { text: 'Canceled', icon: 'calendar-x', tone: 'plain' },
  ended: { text: 'Ended', icon: 'calendar-x', tone: 'plain' },
};

/** Shows the status of a plan as an icon and a word. */
export function PlanBadge(plan: Parameters<typeof badgeOf>[0]) {
  const { text, icon, tone } = BADGES[badgeOf(plan)];
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {text}
    </Badge>
  );
}
