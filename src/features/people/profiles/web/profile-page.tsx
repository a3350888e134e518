import clsx from 'clsx';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { pageOf, reloadsBesidesTabs } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TabPanel, Tabs } from '../../../../platform/web/ui/tabs.tsx';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { BADGE_ICONS, ListingGrid } from '../../../items/listings/web/listings.ts';
import type { ReviewPage } from '../../../trust/reviews/contract/review.ts';
import { RatingSummary, ReviewList } from '../../../trust/reviews/web/reviews.ts';
import { BADGE_TEXTS, TRUST_BADGES, type TrustBadge } from '../../people/contract/badges.ts';
import type { Profile } from '../contract/profile.ts';
import { IdentityCard } from './identity-card.tsx';
import { loadProfileOf } from './load-profile-of.ts';
import { failureTitle } from './profile-failure.tsx';
import { profileMeta } from './profile-meta.ts';
import { ProfileOverview } from './profile-overview.tsx';

export { ErrorBoundary } from './profile-failure.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  return { ...(await loadProfileOf(api, params.id)), publicUrl };
}

export const shouldRevalidate = reloadsBesidesTabs;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, error }) => {
  if (loaderData) return profileMeta(matches, loaderData.profile, loaderData.publicUrl);
  return [pageTitle(matches, failureTitle(error)), { name: 'robots', content: 'noindex' }];
};

export default function ProfilePage() {
  const { profile, listings, reviews } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-4 pb-20 md:pt-8">
      <TrustProfile key={profile.id} profile={profile} listings={listings} reviews={reviews} />
    </div>
  );
}

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'reviews', label: 'Reviews' },
  { value: 'listings', label: 'Listings' },
  { value: 'badges', label: 'Badges' },
] as const;
type Tab = (typeof TABS)[number]['value'];

interface TrustProfileProps {
  profile: Profile;
  /** The newest active listings. */
  listings: ListingCard[];
  /** The newest reviews; null if they could not be loaded. */
  reviews: ReviewPage | null;
}

function TrustProfile({ profile, listings, reviews }: TrustProfileProps) {
  const [tab, setTab] = useTab();
  return (
    <div className="grid gap-6 lg:grid-cols-[340px_minmax(0,1fr)] lg:items-start lg:gap-10">
      <IdentityCard profile={profile} />
      {/* The narrow tabs let all four fit the width of a phone. */}
      <div className="grid min-w-0 content-start gap-6 max-md:[&_.tab]:px-1.5">
        <Tabs
          label={`About ${profile.name}`}
          id="profile"
          tabs={TABS}
          value={tab}
          param="tab"
          onChange={setTab}
        />
        <TabPanel tabsId="profile" value="overview" active={tab === 'overview'}>
          <ProfileOverview profile={profile} listings={listings} onAllListings={() => setTab('listings')} />
        </TabPanel>
        <TabPanel tabsId="profile" value="reviews" active={tab === 'reviews'}>
          {tab === 'reviews' && <ProfileReviews profile={profile} reviews={reviews} />}
        </TabPanel>
        <TabPanel tabsId="profile" value="listings" active={tab === 'listings'}>
          <ProfileListings profile={profile} listings={listings} />
        </TabPanel>
        <TabPanel tabsId="profile" value="badges" active={tab === 'badges'}>
          <ProfileBadges profile={profile} />
        </TabPanel>
      </div>
    </div>
  );
}

/** Keeps the tab in the address, so that links and reloads show the same one. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  const setTab = (next: Tab) =>
    setParams(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return [tab, setTab];
}

/** All badges: earned ones filled, the others outlined with how to earn them. */
function ProfileBadges({ profile }: { profile: Profile }) {
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

interface ProfileListingsProps {
  profile: Profile;
  listings: readonly ListingCard[];
}

/** The newest active listings, and a link to all of them. */
function ProfileListings({ profile, listings }: ProfileListingsProps) {
  if (listings.length === 0) {
    return (
      <EmptyState
        look="panel"
        icon={<Icon name="package" />}
        title="Nothing for sale"
        text={`${profile.name} has no active listings right now.`}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">Listings</h2>
      <ListingGrid listings={listings} heading="h3" />
      <div className="mt-10 grid justify-items-center">
        <ButtonLink to={`/listings?seller=${profile.id}`} variant="line" size="lg">
          {profile.activeListings > listings.length
            ? `See all ${profile.activeListings} listings`
            : 'See them in Browse'}
        </ButtonLink>
      </div>
    </>
  );
}

interface ProfileReviewsProps {
  profile: Profile;
  /** The newest reviews; null if they could not be loaded. */
  reviews: ReviewPage | null;
}

/** The newest reviews, and a link to all of them. */
function ProfileReviews({ profile, reviews }: ProfileReviewsProps) {
  const { id, name } = profile;
  const more = reviews !== null && reviews.nextCursor !== null;
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Reviews</h2>
      <RatingSummary {...profile} />
      <ReviewList
        query={{ side: 'received', person: id }}
        first={reviews && { ...reviews, nextCursor: null }}
        empty={{ title: 'No reviews yet', text: `Nobody has reviewed ${name} so far.` }}
      />
      {(more || profile.own) && (
        <div className="grid justify-items-center">
          <ButtonLink to={`/reviews/${id}`} variant="line" size="lg">
            {profile.own ? 'My Reviews' : 'See all reviews'}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
