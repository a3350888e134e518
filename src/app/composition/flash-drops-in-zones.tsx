import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunction, useLoaderData } from 'react-router';
import { RunningEvent } from '../../features/flash-drops/web/flash-drops.ts';
import { OtherEventsContext } from '../../features/zones/web/other-events.ts';
import { pageOf } from '../../platform/web/page-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await pageOf(context).api.GET('/api/flash-drops/running');
  return { event: data?.event ?? null };
}

/** Tabs and changes of a zone say nothing new about events. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Names the Flash Drop that is on among the events of a zone; zones do not know Flash Drops. */
export default function FlashDropsInZones() {
  const { event } = useLoaderData<typeof loader>();
  return (
    <OtherEventsContext value={event && <RunningEvent event={event} />}>
      <Outlet />
    </OtherEventsContext>
  );
}
