import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { BADGE_TEXTS, type TrustBadge } from '../../../people/people/contract/badges.ts';

export const BADGE_ICONS = {
  'trusted-seller': 'badge-check',
  'verified-phone': 'phone',
  'verified-email': 'mail',
} as const;

/** The trust badges of a member, always in the same order. */
export function TrustBadges({ badges }: { badges: readonly TrustBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap gap-1.5">
      {badges.map((badge) => {
        return (
          <Badge key={badge} tone={badge === 'trusted-seller' ? 'success' : 'plain'}>
            <Icon name={BADGE_ICONS[badge]} className="icon-sm" />
            {BADGE_TEXTS[badge].label}
          </Badge>
        );
      })}
    </div>
  );
}
