import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { ErrorPage, errorMeta } from '../../../../platform/web/page/error-pages.tsx';
import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { useErrorNotice } from '../../../../platform/web/page/use-error-notice.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PullToRefresh } from '../../../../platform/web/ui/pull-to-refresh.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { greeting } from '../../../../shared/person-name.ts';
import { OwnFeatured } from '../../../finding/featured/web/featured.ts';
import type { OwnListings as OwnListingsPage } from '../../../items/listings/contract/own-listings.ts';
import { DeleteGuestSection } from '../../../people/account-deletion/web/account-deletion.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { guestErrors } from '../../../people/guests/contract/errors.ts';
import { guestStore } from '../../../people/guests/web/guests.ts';
import { MESSAGE_UPDATES, seenOf } from '../../../talking/messages/contract/message-updates.ts';
import { ChatList } from '../../../talking/messages/web/messages.ts';
import { StatementNotice } from '../../../trust/cases/web/cases.ts';
import { claimedText } from './claimed-text.ts';
import { GuestNotice, GuestSettings } from './guest-settings.tsx';
import { loadDashboard } from './load-dashboard.ts';
import { loadShortcutNews } from './load-shortcut-news.ts';
import { OwnListings } from './own-listings.tsx';
import { QuickCreate, ReviewsShortcut, Shortcuts } from './shortcuts.tsx';
import { NothingWaits, WaitingChats } from './waiting-chats.tsx';

const UnpostedListings = lazyPart(() => import('./unposted-listings.tsx'));

const LOAD_FAILED = { title: 'Error loading dashboard', text: 'Could not load your dashboard data' };
const MAX_RECENT = 5;
const PAGE_SIZE = 24;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const all = url.searchParams.get('all') === '1';
  const { api: server } = pageOf(context);
  const dashboard = await loadDashboard(server, all ? PAGE_SIZE : MAX_RECENT, url);
  // Not awaited: the page is shown before.
  const news = dashboard.alerts === null ? loadShortcutNews(server) : null;
  return { ...dashboard, all, news };
}

export const meta: MetaFunction<typeof loader> = ({ matches, error }) =>
  isRouteErrorResponse(error) ? errorMeta(matches, error) : [pageTitle(matches, 'Dashboard')];

export default function DashboardPage() {
  const { own, featured, owed, statements, chats, alerts, exports, all, news } =
    useLoaderData<typeof loader>();
  const { account, guest } = useViewer();
  const { revalidate } = useRevalidator();
  const person = account?.id ?? guest?.guestId ?? '';
  useReloadDashboard(own !== null);

  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-1.5 pb-20 md:gap-10 md:pt-3">
      <PullToRefresh onRefresh={revalidate} />
      <div className="grid gap-5 md:-order-2 md:grid-cols-[1fr_minmax(320px,440px)] md:items-center md:gap-8">
        <div className="min-w-0">
          <h1 className="t-page break-words" dir="auto">
            {greeting(account?.name ?? null)}
          </h1>
          <p className="mt-2 text-ink-2">Everything you're selling, in one place.</p>
        </div>
        <QuickCreate className="max-md:hidden" />
      </div>
      <StatementNotice statements={statements} />
      {guest !== null &&
        (account === null ? <GuestNotice guestId={guest.guestId} /> : <ClaimOffer guestId={guest.guestId} />)}
      <UnpostedListings key={person} person={person} />
      {own === null ? (
        <DashboardFailed />
      ) : (
        <>
          {owed !== null && owed.chats.length > 0 && <WaitingChats {...owed} />}
          {owed?.chats.length === 0 && own.listings.length > 0 && <NothingWaits />}
          {/* Guests have no other link to their chats. */}
          {account === null && (
            <ChatList
              title="Chats"
              chats={chats.filter(({ id }) => !owed?.chats.some((chat) => chat.id === id))}
            />
          )}
          <OwnListings
            key={String(all)}
            first={own}
            total={own.active + own.paused + own.sold}
            all={all}
            pageSize={PAGE_SIZE}
          />
          {/* Contains nothing focusable, so its visual order may change: first if wide, last if all numbers are 0. */}
          <StatCards
            {...own}
            className={clsx('md:-order-1', own.listings.length === 0 && account !== null && 'max-md:order-1')}
          />
          {featured && <OwnFeatured own={featured} />}
        </>
      )}
      <section className="grid grid-cols-1 gap-3 md:gap-5" aria-labelledby="shortcuts">
        <h2 id="shortcuts" className="t-panel md:sr-only">
          Shortcuts
        </h2>
        <QuickCreate className="md:hidden" />
        {account === null ? <ReviewsShortcut /> : <Shortcuts accountId={account.id} news={news} />}
      </section>
      {guest !== null && account === null && (
        <>
          <GuestSettings alerts={alerts} exports={exports} />
          <DeleteGuestSection />
        </>
      )}
    </div>
  );
}

/** Reloads the dashboard on live updates: messages, offers, sales and favorites change it. */
function useReloadDashboard(on: boolean): void {
  const { revalidate } = useRevalidator();
  useLive(on, {
    update: (update) => {
      if (update.type !== MESSAGE_UPDATES.typing && seenOf(update)?.mine !== false) void revalidate();
    },
    connected: () => void revalidate(),
  });
}

/** The request failed because the connection is gone, or the site refused it. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  return (
    <div className="wrap pt-1.5 pb-20 md:pt-3">
      <h1 className="sr-only">Dashboard</h1>
      <DashboardFailed />
    </div>
  );
}

function DashboardFailed() {
  useErrorNotice(LOAD_FAILED);
  return <LoadFailed panel {...LOAD_FAILED} />;
}

/** Offers to move this browser's guest listings to the account. */
function ClaimOffer({ guestId }: { guestId: string }) {
  const { busy, run } = useApiAction();
  const claim = () =>
    run(() => api.POST('/api/guests/claim'), {
      done({ listings }) {
        guestStore().clear();
        toast({ tone: 'success', ...claimedText(listings) });
      },
      failed(problem) {
        if (problem.code === guestErrors.NOTHING_TO_CLAIM.code) guestStore().clear();
        showProblem(problem);
      },
      revalidate: 'always',
    });

  return (
    <section
      aria-labelledby="claim-offer"
      className="grid gap-5 rounded-xl bg-lilac p-5 text-on-lilac md:-order-2 md:grid-cols-[1fr_auto] md:items-center md:p-7"
    >
      <div className="flex min-w-0 gap-4">
        <Icon name="folder-input" className="icon-lg mt-0.5" />
        <div className="min-w-0">
          <h2 id="claim-offer" className="text-2xl">
            You were here as <span className="num whitespace-nowrap">{guestId}</span>
          </h2>
          <p className="mt-2 max-w-[42em]">
            Move your guest listings to your account. The Guest ID stops working then.
          </p>
        </div>
      </div>
      <Button className="justify-self-start" busy={busy} busyLabel="Moving..." onClick={() => void claim()}>
        Move my listings
      </Button>
    </section>
  );
}

type StatCardsProps = Pick<OwnListingsPage, 'views' | 'active' | 'paused' | 'sold' | 'revenueCents'> & {
  className?: string;
};

/** A seller's numbers, each over all their listings. */
function StatCards({ views, active, paused, sold, revenueCents, className }: StatCardsProps) {
  return (
    <section aria-labelledby="figures" className={className}>
      <h2 id="figures" className="t-panel mb-4 md:sr-only">
        Your numbers
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_minmax(auto,1fr)] md:gap-5">
        <Stat name="Total views">{grouped(views)}</Stat>
        <Stat name="Active listings" note={paused > 0 ? `${grouped(paused)} paused` : undefined}>
          {grouped(active)}
        </Stat>
        <Stat name="Sold">{grouped(sold)}</Stat>
        <Stat name="Revenue">
          <span className="tag tag-lg tag-zest tag-flat max-md:h-7 max-md:ps-5 max-md:pe-2 max-md:text-xs max-md:[--eye-r:3.2px] max-md:[--eye-x:11px]">
            {formatExactDollars(revenueCents)}
          </span>
        </Stat>
      </dl>
    </section>
  );
}

function Stat({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="panel flex min-w-0 flex-col gap-2 p-3.5 md:p-6">
      <dt className="t-label text-ink-2">{name}</dt>
      <dd className="num flex min-h-11 flex-wrap items-center gap-x-2 font-display text-5xl leading-none font-extrabold tracking-[-0.03em]">
        {children}
        {note && <small className="t-small font-sans tracking-normal text-ink-2">{note}</small>}
      </dd>
    </div>
  );
}
