import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteError } from 'react-router';
import { ErrorPage, errorMeta } from '../../../../platform/web/error-pages.tsx';
import { load, pageOf } from '../../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page-handle.ts';
import { pageMeta, pageTitle } from '../../../../platform/web/page-meta.ts';
import { hasStatus } from '../../../../platform/web/page-problem.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { NOT_FOUND } from '../../../../shared/http-status.ts';
import { flashDropErrors } from '../contract/errors.ts';
import { FLASH_DROPS_PAGE } from './event-addresses.ts';
import { EventAfter } from './event-after.tsx';
import { EventBefore } from './event-before.tsx';
import { EventDuring } from './event-during.tsx';
import { EventListings } from './event-listings.tsx';
import { loadEvent } from './load-event.ts';

export const handle: PageHandle = { phoneBar: { title: 'Flash Drop', closeTo: FLASH_DROPS_PAGE } };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  const { account } = await load(api.GET('/api/viewer'));
  return { ...(await loadEvent(api, params.id ?? '', account?.id)), publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, error }) => {
  if (!loaderData) {
    return hasStatus(error, NOT_FOUND)
      ? [
          pageTitle(matches, `${flashDropErrors.FLASH_DROP_NOT_FOUND.title}`),
          { name: 'robots', content: 'noindex' },
        ]
      : errorMeta(matches, error);
  }
  const { event, publicUrl } = loaderData;
  return [
    ...pageMeta(matches, `${event.title}, a Flash Drop`, event.description),
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}${FLASH_DROPS_PAGE}/${event.id}` },
  ];
};

export default function FlashDropPage() {
  const { event, board, own, points, listings, next } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-0.5 pb-20 md:pt-2" key={event.id}>
      <Link
        to={FLASH_DROPS_PAGE}
        className="mb-1.5 inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 hover:text-ink max-md:hidden"
      >
        <Icon name="arrow-left" className="icon-sm" />
        Flash Drops
      </Link>
      {event.phase === 'upcoming' ? (
        <EventBefore event={event} />
      ) : event.phase === 'cancelled' ? (
        <Canceled title={event.title} />
      ) : board === null ? null : event.phase === 'over' ? (
        <EventAfter event={event} board={board} own={own} points={points} next={next} />
      ) : (
        <EventDuring event={event} loaded={board} own={own} points={points} />
      )}
      {listings !== null && <EventListings event={event} first={listings} />}
    </div>
  );
}

function Canceled({ title }: { title: string }) {
  return (
    <EmptyState
      look="panel"
      heading="h1"
      icon={<Icon name="calendar-x" />}
      title={`${title} was canceled`}
      text="No points were counted. Listings stay in Browse."
      action={<ButtonLink to={`${FLASH_DROPS_PAGE}?tab=upcoming`}>Upcoming Flash Drops</ButtonLink>}
    />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!hasStatus(error, NOT_FOUND)) return <ErrorPage error={error} />;
  const { title, detail } = flashDropErrors.FLASH_DROP_NOT_FOUND;
  return (
    <div className="wrap py-20">
      <EmptyState
        heading="h1"
        icon={<Icon name="search-x" />}
        title={title}
        text={detail}
        action={<ButtonLink to={FLASH_DROPS_PAGE}>See Flash Drops</ButtonLink>}
      />
    </div>
  );
}
