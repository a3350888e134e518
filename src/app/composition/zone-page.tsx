import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { RunningEvent } from '../../features/flash-drops/web/flash-drops.ts';
import ZonePage, { loader as loadZone, meta as zoneMeta } from '../../features/zones/web/zone-page.tsx';
import { OtherEventsContext } from '../../features/zones/web/zones.ts';
import { pageOf } from '../../platform/web/page-context.ts';

export { ErrorBoundary, handle } from '../../features/zones/web/zone-page.tsx';

// One loader for both: a layout with a loader of its own would show its error in place of the zone's error page.
export async function loader(args: LoaderFunctionArgs) {
  const [page, running] = await Promise.all([
    loadZone(args),
    pageOf(args.context).api.GET('/api/flash-drops/running'),
  ]);
  return { ...page, event: running.data?.event ?? null };
}

export const meta: MetaFunction<typeof loader> = zoneMeta;

/** Names the running Flash Drop among the events of a zone. The zones feature does not know Flash Drops. */
export default function ZonePageWithEvent() {
  const { event } = useLoaderData<typeof loader>();
  return (
    <OtherEventsContext value={event && <RunningEvent event={event} />}>
      <ZonePage />
    </OtherEventsContext>
  );
}
