import clsx from 'clsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { BADGE_ICONS } from '../../listings/web/listings.ts';
import { BADGE_TEXTS, TRUST_BADGES, type TrustBadge } from '../../people/contract/badges.ts';
import type { Profile } from '../contract/profile.ts';

/** All badges: earned ones filled, the others outlined with how to earn them. */
export function ProfileBadges({ profile }: { profile: Profile }) {
  const { badges, badgesToEarn } = profile;
  const isVisible = (badge: TrustBadge) => badges.includes(badge) || badgesToEarn.includes(badge);
  return (
    <>
      <h2 className="sr-only">Badges</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {TRUST_BADGES.filter(isVisible).map((badge) => {
          const earned = badges.includes(badge);
          const { label, meaning, earnedBy } = BADGE_TEXTS[badge];
          return (
            <li
              key={badge}
              className={clsx(
                'flex gap-3.5 rounded-xl p-5',
                earned ? 'bg-success-soft' : 'text-ink-2 inset-ring-[1.5px] inset-ring-line-strong',
              )}
            >
              <Icon name={BADGE_ICONS[badge]} className={clsx('icon-lg', earned && 'text-success')} />
              <div>
                <h3 className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 font-sans text-lg leading-[1.3] font-bold tracking-normal text-ink">
                  {label}
                  <small className={clsx('text-xs font-semibold', earned ? 'text-success' : 'text-ink-2')}>
                    {earned ? 'Earned' : 'Not yet'}
                  </small>
                </h3>
                <p className="mt-1 text-md">{earned ? meaning : earnedBy}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
