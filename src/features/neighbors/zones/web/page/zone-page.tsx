import { useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { useReloadOnTopic } from '../../../../../platform/web/live/use-reload-on-topic.ts';
import { lazyPart } from '../../../../../platform/web/page/lazy-part.tsx';
import { pageOf } from '../../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../../platform/web/page/page-handle.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { useHydrated } from '../../../../../platform/web/page/use-hydrated.ts';
import { shareLink } from '../../../../../platform/web/share-link.ts';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { lazyDialog } from '../../../../../platform/web/ui/lazy-dialog.tsx';
import { TabPanel, Tabs } from '../../../../../platform/web/ui/tabs.tsx';
import { cutAtWord } from '../../../../../shared/cut-at-word.ts';
import { ListingGridSkeleton } from '../../../../items/listings/web/listings.ts';
import { photoUrl } from '../../../../items/photos/contract/photo-url.ts';
import { ZONE_UPDATES, zoneTopic } from '../../contract/zone-updates.ts';
import { PostSkeletons } from '../discussion/post-skeletons.tsx';
import { UnreadPosts, useUnreadPosts } from '../discussion/unread-posts.tsx';
import { ZoneListings } from '../listings/zone-listings.tsx';
import { useJoinZone } from '../members/join-zone.tsx';
import { FIRST_MEMBERS } from '../members/zone-members.tsx';
import { zoneAddress } from '../zone-address.ts';
import { SHARE_FAILED } from '../zone-texts.ts';
import { AboutSkeleton } from './about-skeleton.tsx';
import { ZoneAside } from './zone-aside.tsx';
import { PhoneBar, ZoneHead } from './zone-head.tsx';
import { failureMeta, loadZoneOf } from './zone-route.tsx';

export { ErrorBoundary } from './zone-route.tsx';

// On phones, the page shows the name of the zone in its own bar.
export const handle: PageHandle = { phoneBar: 'none' };

const tabFailed = { default: TabFailed };
const Discussion = lazyPart(
  () => import('../discussion/discussion.tsx').catch(() => tabFailed),
  <PostSkeletons />,
);
const ZoneAbout = lazyPart(() => import('./zone-about.tsx').catch(() => tabFailed), <AboutSkeleton />);
const InviteDialog = lazyDialog(() => import('../members/invite-dialog.tsx'));
const LeaveZone = lazyDialog(() => import('../members/leave-zone.tsx'));

const TABS = ['listings', 'discussion', 'about'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (params: URLSearchParams): Tab => TABS.find((tab) => tab === params.get('tab')) ?? 'listings';

/** Includes the first content of the open tab, so that the page is complete without scripts. */
export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const { api: server, publicUrl } = pageOf(context);
  const tab = tabOf(url.searchParams);
  const path = { id: params.id ?? '' };
  const [zone, listings, posts, members, log] = await Promise.all([
    loadZoneOf({ request, context }, params.id),
    tab === 'listings' ? server.GET('/api/zones/{id}/listings', { params: { path } }) : null,
    tab === 'discussion' ? server.GET('/api/zones/{id}/posts', { params: { path } }) : null,
    tab === 'about'
      ? server.GET('/api/zones/{id}/members', { params: { path, query: { limit: FIRST_MEMBERS } } })
      : null,
    tab === 'about' ? server.GET('/api/zones/{id}/log', { params: { path } }) : null,
  ]);
  return {
    zone,
    tab,
    listings: listings?.data ?? null,
    posts: posts?.data ?? null,
    members: members?.data ?? null,
    log: log?.data ?? null,
    publicUrl,
  };
}

/** Characters that search engines and link previews show. */
const META_DESCRIPTION = 160;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error);
  const { zone, publicUrl } = loaderData;
  const address = publicUrl + zoneAddress(zone.id);
  return [
    ...pageMeta(matches, `${zone.name}`, cutAtWord(zone.description.replace(/\s+/g, ' '), META_DESCRIPTION)),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    ...(zone.image
      ? [
          { property: 'og:image', content: new URL(photoUrl(zone.image, 'large'), publicUrl).href },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
};

/** Keyed by zone, so that navigating to another one resets lists and dialogs. */
export default function ZonePage() {
  const { zone } = useLoaderData<typeof loader>();
  return <ZoneDetail key={zone.id} />;
}

function ZoneDetail() {
  const { zone, tab, listings, posts, members, log } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { state } = useLocation();
  const { role, join } = useJoinZone({ ...zone, role: zone.membership?.role ?? null });
  const [leaving, setLeaving] = useState(false);
  // Opens the invite dialog right after creating a zone. Browser history is only known in the browser.
  const hydrated = useHydrated();
  const [inviting, setInviting] = useState<boolean | null>(null);
  useReloadZone(zone.id);
  const unread = useUnreadPosts(zone, { member: zone.can.post, looking: tab === 'discussion' });

  const address = zoneAddress(zone.id);
  const next = navigation.location?.pathname === address ? navigation.location.search : null;
  const shown = next === null ? tab : tabOf(new URLSearchParams(next));
  const show = (chosen: Tab) =>
    void navigate(chosen === 'listings' ? address : `${address}?tab=${chosen}`, {
      replace: true,
      preventScrollReset: true,
    });
  const share = () =>
    void shareLink({ title: zone.name, url: window.location.origin + address, failed: SHARE_FAILED });
  const leave = () => setLeaving(true);

  return (
    <div className="wrap pb-20">
      <PhoneBar zone={zone} onShare={share} onLeave={leave} />
      <Link
        to="/drop-zones"
        className="inline-flex min-h-11 items-center gap-2 text-md font-semibold text-ink-2 hover:text-ink max-md:hidden"
      >
        <Icon name="arrow-left" className="icon-sm" />
        Drop Zones
      </Link>
      <ZoneHead
        zone={zone}
        role={role}
        onJoin={join}
        onLeave={leave}
        onInvite={() => setInviting(true)}
        onShare={share}
      />
      <div className="mt-4.5 mb-4 md:mt-7 md:mb-6 md:w-max">
        <Tabs
          label={zone.name}
          id="zone"
          param="tab"
          value={shown}
          onChange={show}
          tabs={[
            { value: 'listings', label: 'Listings' },
            {
              value: 'discussion',
              label: (
                <>
                  Discussion
                  <UnreadPosts count={unread} />
                </>
              ),
            },
            { value: 'about', label: 'About' },
          ]}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-14 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <TabPanel tabsId="zone" value="listings" active={shown === 'listings'}>
            {shown === 'listings' &&
              (tab === shown ? (
                <>
                  <h2 className="sr-only">Listings</h2>
                  <ZoneListings zone={zone} first={listings} />
                </>
              ) : (
                <ListingGridSkeleton count={6} />
              ))}
          </TabPanel>
          <TabPanel tabsId="zone" value="discussion" active={shown === 'discussion'}>
            {shown === 'discussion' &&
              (tab === shown ? (
                <>
                  <h2 className="sr-only">Discussion</h2>
                  <Discussion zone={zone} first={posts} onJoin={join} />
                </>
              ) : (
                <PostSkeletons />
              ))}
          </TabPanel>
          <TabPanel tabsId="zone" value="about" active={shown === 'about'}>
            {shown === 'about' &&
              (tab === shown ? (
                <ZoneAbout zone={zone} members={members} log={log} onJoin={join} onLeave={leave} />
              ) : (
                <AboutSkeleton />
              ))}
          </TabPanel>
        </div>
        <ZoneAside zone={zone} />
      </div>
      <LeaveZone zone={zone} open={leaving} onClose={() => setLeaving(false)} />
      {zone.can.invite && (
        <InviteDialog
          zone={zone}
          open={inviting ?? (hydrated && hasInvite(state))}
          onClose={() => setInviting(false)}
        />
      )}
    </div>
  );
}

/** Replaces a tab whose code could not be loaded. React does not load it again before the page is. */
function TabFailed() {
  return (
    <ErrorState
      panel
      title="Failed to load this tab"
      text="Please try again later"
      onRetry={() => window.location.reload()}
    />
  );
}

/** Whether the page was opened with the invite dialog. */
const hasInvite = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'invite' in state && state.invite === true;

/** Spreads reloads over this time, because many people may watch the same zone. */
const SPREAD_MS = 1_000;

/** Reloads the page when the zone changes, for visitors too. */
function useReloadZone(id: string): void {
  useReloadOnTopic({
    topic: zoneTopic(id),
    affects: ({ type }) => type === ZONE_UPDATES.changed,
    spreadMs: SPREAD_MS,
  });
}
