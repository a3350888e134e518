import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { BADGE_TEXTS, type TrustBadge } from '../../profiles/contract/badges.ts';

export const BADGE_ICONS = {
  'trusted-seller': BadgeCheck,
  'verified-phone': Phone,
  'verified-email': Mail,
} as const;

/** What somebody has earned, in the one order. */
export function TrustBadges({ badges }: { badges: readonly TrustBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap gap-1.5">
      {badges.map((badge) => {
        const Icon = BADGE_ICONS[badge];
        return (
          <Badge key={badge} tone={badge === 'trusted-seller' ? 'success' : 'plain'}>
            <Icon className="icon-sm" aria-hidden="true" />
            {BADGE_TEXTS[badge].label}
          </Badge>
        );
      })}
    </div>
  );
}
