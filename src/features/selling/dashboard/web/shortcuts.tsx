import clsx from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { Await, Link } from 'react-router';
import { type SiteSupport, useSiteSupport } from '../../../../platform/web/page/site-support.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { ordinal } from '../../../../shared/ordinal.ts';
import type { ShortcutNews } from './load-shortcut-news.ts';

interface ShortcutsProps {
  accountId: string;
  /** Loads after the page; null for guests. */
  news: Promise<ShortcutNews> | null;
}

/** Links to favorites, the profile, reviews, Flash Drops, Match Me and insights. */
export function Shortcuts({ accountId, news }: ShortcutsProps) {
  const { off } = useSite();
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {!off.includes('flashDrops') && (
        <Shortcut to="/dashboard/flash-drops" icon="zap">
          My Flash Drops
          <News news={news} of={({ rank }) => rank && `You're ${ordinal(rank)}`} />
        </Shortcut>
      )}
      {!off.includes('matchMe') && (
        <Shortcut to="/match-me/wants" icon="search-check">
          Match Me
          <News news={news} of={({ matches }) => matches > 0 && `${grouped(matches)} new`} />
        </Shortcut>
      )}
      <Shortcut to="/favourites" icon="heart" tone="text-coral">
        Favorites
      </Shortcut>
      <Shortcut to={`/profile/${accountId}`} icon="circle-user-round">
        Your profile
      </Shortcut>
      <ReviewsShortcut />
      <Shortcut to="/ai-insights" icon="chart-column">
        AI insights
      </Shortcut>
    </div>
  );
}

interface NewsProps {
  news: Promise<ShortcutNews> | null;
  of: (news: ShortcutNews) => ReactNode;
}

/** What is new behind a shortcut, once it is loaded. */
function News({ news, of }: NewsProps) {
  return (
    <Suspense>
      <Await resolve={news} errorElement={null}>
        {(loaded) => loaded && <span className="num text-sm font-medium text-ink-2">{of(loaded)}</span>}
      </Await>
    </Suspense>
  );
}

/** Guests have reviews too. */
export function ReviewsShortcut() {
  return (
    <Shortcut to="/reviews" icon="star">
      Your reviews
    </Shortcut>
  );
}

interface ShortcutProps {
  to: string;
  icon: IconName;
  tone?: 'text-ink-2' | 'text-coral';
  /** Its label, and news at the end of the line, or below where there is no room. */
  children: ReactNode;
}

function Shortcut({ to, icon, tone = 'text-ink-2', children }: ShortcutProps) {
  return (
    <Link to={to} className="press panel flex min-h-14 items-center gap-3 px-5 py-2 font-semibold md:px-6">
      <Icon name={icon} className={clsx('icon', tone)} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">{children}</span>
      <Icon name="chevron-right" className="icon text-ink-2" />
    </Link>
  );
}

/** The two entries of the specification. Both lead to the selling screen. */
export function QuickCreate({ className }: { className: string }) {
  const support = useSiteSupport();
  return (
    <div className={clsx('grid gap-3', className)}>
      <Card to="/create-listing" icon="plus" title="Create Listing" look="zest">
        Snap it, type a few words, done.
      </Card>
      <Card to="/voice-recorder" icon="mic" title="Voice Recorder" look="night">
        {waysOf(support)}. We write the listing.
      </Card>
    </div>
  );
}

/** The server can't know whether the browser transcribes speech. */
function waysOf({ vision, speech }: SiteSupport): string {
  if (speech) return `Say it or ${vision ? 'snap' : 'type'} it`;
  return `${vision ? 'Snap' : 'Type'} it, or say it if your browser can`;
}

interface CardProps {
  to: string;
  icon: IconName;
  title: string;
  look: 'zest' | 'night';
  children: ReactNode;
}

function Card({ to, icon, title, look, children }: CardProps) {
  const isZest = look === 'zest';
  return (
    <Link
      to={to}
      className={
        isZest
          ? 'on-zest-ground flex items-center gap-4 rounded-xl p-4 hover:bg-zest-hover focus-visible:rounded-xl md:p-5'
          : 'on-night-ground flex items-center gap-4 rounded-xl p-4 hover:bg-stage-2 focus-visible:rounded-xl'
      }
    >
      <span
        className={
          isZest
            ? 'grid size-14 flex-none place-items-center rounded-lg rounded-ss-xl bg-on-zest text-zest'
            : 'grid size-11 flex-none place-items-center rounded-md rounded-ss-bubble bg-stage-2 text-zest'
        }
        aria-hidden="true"
      >
        <Icon name={icon} className={isZest ? 'icon-lg stroke-[2.6]' : 'icon'} />
      </span>
      <span className="min-w-0">
        <strong
          className={
            isZest
              ? 'block font-display text-2xl leading-tight font-extrabold tracking-[-0.03em]'
              : 'block font-display text-xl leading-tight font-extrabold tracking-[-0.02em]'
          }
        >
          {title}
        </strong>
        <span className={isZest ? undefined : 'text-on-night-2'}>{children}</span>
      </span>
    </Link>
  );
}
