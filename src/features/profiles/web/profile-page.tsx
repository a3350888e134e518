import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { pageOf } from '../../../platform/web/page-context.ts';
import { TabPanel, Tabs } from '../../../platform/web/ui/tabs.tsx';
import type { ListingCard } from '../../listings/contract/listing.ts';
import type { ReviewPage } from '../../reviews/contract/review.ts';
import type { Profile } from '../contract/profile.ts';
import { IdentityCard } from './identity-card.tsx';
import { loadProfileOf } from './load-profile-of.ts';
import { ProfileBadges } from './profile-badges.tsx';
import { failureTitle } from './profile-failure.tsx';
import { ProfileListings } from './profile-listings.tsx';
import { profileMeta } from './profile-meta.ts';
import { ProfileOverview } from './profile-overview.tsx';
import { ProfileReviews } from './profile-reviews.tsx';

export { ErrorBoundary } from './profile-failure.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  return { ...(await loadProfileOf(api, params.id)), publicUrl };
}

/** Switching tabs needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const otherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !otherTab && defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) => {
  if (loaderData) return profileMeta(loaderData.profile, loaderData.publicUrl);
  return [{ title: `${failureTitle(error)}. Offhand` }, { name: 'robots', content: 'noindex' }];
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
