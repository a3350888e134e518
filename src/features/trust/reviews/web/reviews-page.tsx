import { type ReactNode, useEffect, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { MissingPage } from '../../../../platform/web/page/error-pages.tsx';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { pageOf, reloadsBesidesTabs } from '../../../../platform/web/page/page-context.ts';
import { pageMeta, pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { hasStatus } from '../../../../platform/web/page/page-problem.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PullToRefresh } from '../../../../platform/web/ui/pull-to-refresh.tsx';
import { TabPanel, Tabs } from '../../../../platform/web/ui/tabs.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { NOT_FOUND } from '../../../../shared/http-status.ts';
import { peopleErrors } from '../../../people/people/contract/errors.ts';
import { MESSAGE_UPDATES } from '../../../talking/messages/contract/message-updates.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';
import { loadReviewsPage } from './load-reviews-page.ts';
import { PendingReviews } from './pending-reviews.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList, type ReviewListQuery } from './review-list.tsx';
import { PROFILE_FAILED } from './review-texts.ts';

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  return { ...(await loadReviewsPage(api, params.id, url)), publicUrl };
}

export const shouldRevalidate = reloadsBesidesTabs;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined || loaderData.own || loaderData.profile === null) {
    return [
      pageTitle(matches, loaderData?.own ? 'My Reviews' : 'Reviews'),
      { name: 'robots', content: 'noindex' },
    ];
  }
  const { profile, publicUrl } = loaderData;
  return [
    ...pageMeta(
      matches,
      `Reviews of ${profile.name}`,
      `What people say who bought from ${profile.name} or sold to them.`,
    ),
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/reviews/${profile.id}` },
  ];
};

export default function ReviewsPage() {
  const data = useLoaderData<typeof loader>();
  if (data.own) return <OwnReviews key="own" />;
  if (data.profile === null) return <ProfileFailed />;
  return <ReviewsOfOther key={data.id} />;
}

interface ReviewTab {
  value: string;
  label: string;
  query: ReviewListQuery;
  empty: { title: string; text: string };
}

function OwnReviews() {
  const { id, profile, received, given, pending } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useReloadReviews();
  const tabs: ReviewTab[] = [
    {
      value: 'received',
      label: 'Received',
      query: { side: 'received', person: id ?? undefined },
      empty: { title: 'No reviews yet', text: 'Reviews you get after a deal show up here.' },
    },
    {
      value: 'given',
      label: 'Given',
      query: { side: 'given' },
      empty: {
        title: 'Nothing written yet',
        text: 'Reviews you write after a deal show up here.',
      },
    },
  ];
  return (
    <PageOf title="My Reviews" back="/dashboard" backLabel="Back to dashboard">
      <PullToRefresh onRefresh={revalidate} />
      {id !== null && profile === null && <ProfileToast />}
      {pending && <PendingReviews pending={pending} onWritten={() => void revalidate()} />}
      {profile && <RatingSummary {...profile} />}
      <ReviewTabs label="My reviews" tabs={tabs} first={{ received, given }} />
    </PageOf>
  );
}

function ReviewsOfOther() {
  const { profile, received } = useLoaderData<typeof loader>();
  if (profile === null) return null;
  const { id: person, name } = profile;
  const tabOf = (value: string, label: string, type?: 'seller' | 'buyer'): ReviewTab => ({
    value,
    label,
    query: { side: 'received', person, type },
    empty: {
      title: 'No reviews yet',
      text:
        type === undefined
          ? `Nobody has reviewed ${name} so far.`
          : `Nobody has reviewed ${name} as a ${type}.`,
    },
  });
  const tabs = [
    tabOf('received', 'Received'),
    tabOf('seller', 'As seller', 'seller'),
    tabOf('buyer', 'As buyer', 'buyer'),
  ];
  return (
    <PageOf title={`Reviews of ${name}`} back={`/profile/${person}`} backLabel="Back to profile">
      <RatingSummary {...profile} />
      <ReviewTabs label={`Reviews of ${name}`} tabs={tabs} first={{ received }} />
    </PageOf>
  );
}

interface PageOfProps {
  title: string;
  back: string;
  backLabel: string;
  children: ReactNode;
}

function PageOf({ title, back, backLabel, children }: PageOfProps) {
  return (
    <div className="wrap wrap-narrow grid grid-cols-1 gap-7 pt-1.5 pb-20 md:pt-3">
      <div>
        <ButtonLink to={back} variant="quiet" className="-ms-4">
          <Icon name="arrow-left" />
          {backLabel}
        </ButtonLink>
        <h1 className="t-page mt-2 wrap-anywhere" dir="auto">
          {title}
        </h1>
      </div>
      {children}
    </div>
  );
}

interface ReviewTabsProps {
  label: string;
  tabs: readonly ReviewTab[];
  /** First pages that are already loaded, by tab. */
  first: Record<string, Parameters<typeof ReviewList>[0]['first']>;
}

/** Renders a list when its tab is first opened, and keeps it. The tab is in the address, so that links can open it. */
function ReviewTabs({ label, tabs, first }: ReviewTabsProps) {
  const [params, setParams] = useSearchParams();
  const [standard] = tabs;
  const current = tabs.find(({ value }) => value === params.get('tab')) ?? standard;
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (current === undefined) return null;
  const setTab = (value: string) => {
    setOpened((before) => [...before, current.value]);
    setParams(value === standard?.value ? {} : { tab: value }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs label={label} id="reviews" tabs={tabs} value={current.value} onChange={setTab} />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} tabsId="reviews" value={tab.value} active={tab === current}>
          <h2 className="sr-only">{tab.label}</h2>
          {(tab === current || opened.includes(tab.value)) && (
            <ReviewList query={tab.query} first={first[tab.value]} empty={tab.empty} />
          )}
        </TabPanel>
      ))}
    </div>
  );
}

function ProfileToast() {
  useEffect(() => {
    toast({ tone: 'error', ...PROFILE_FAILED });
  }, []);
  return null;
}

function ProfileFailed() {
  return (
    <div className="wrap py-20">
      <ProfileToast />
      <LoadFailed heading="h1" {...PROFILE_FAILED} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!hasStatus(error, NOT_FOUND)) return <ProfileFailed />;
  const { title, detail } = peopleErrors.USER_NOT_FOUND;
  return (
    <MissingPage mark={<Icon name="user-round-x" />} title={title} text={detail}>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </MissingPage>
  );
}

/** Reloads the viewer's reviews when a sale asks for one or others are published. */
function useReloadReviews(): void {
  const { revalidate } = useRevalidator();
  useLive(true, {
    update: ({ type }) => {
      // A sale, or its undoing, changes the subject of the conversation.
      if (type === REVIEW_UPDATES.changed || type === MESSAGE_UPDATES.about) void revalidate();
    },
    // Also on the first connection, to catch changes that happened while the page loaded.
    connected: () => void revalidate(),
  });
}
