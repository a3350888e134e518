import clsx from 'clsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { BADGE_ICONS } from '../../listings/web/listings.ts';
import { BADGE_TEXTS, TRUST_BADGES, type TrustBadge } from '../contract/badges.ts';
import type { Profile } from '../contract/profile.ts';

/** All badges: the earned ones filled, the others outlined with how to earn them. */
export function ProfileBadges({ profile }: { profile: Profile }) {
  const { badges, badgesToEarn } = profile;
  const isVisible = (badge: TrustBadge) => badges.includes(badge) || badgesToEarn.includes(badge);
  return (
    <>
      <h2 className="sr-only">Badges</h2>
      <ul className="profile-badges">
        {TRUST_BADGES.filter(isVisible).map((badge) => {
          const earned = badges.includes(badge);
          const { label, says, earnedBy } = BADGE_TEXTS[badge];
          return (
            <li key={badge} className={clsx('profile-badge', earned && 'profile-badge-earned')}>
              <Icon name={BADGE_ICONS[badge]} className="icon-lg" />
              <div>
                <h3>
                  {label}
                  <small>{earned ? 'Earned' : 'Not yet'}</small>
                </h3>
                <p>{earned ? says : earnedBy}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
