import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { RunningEvent } from '../../features/neighbors/flash-drops/web/flash-drops.ts';
import ZonePage, {
  loader as loadZone,
  meta as zoneMeta,
} from '../../features/neighbors/zones/web/page/zone-page.tsx';
import { otherEventsSlot } from '../../features/neighbors/zones/web/zones.ts';
import { pageOf } from '../../platform/web/page/page-context.ts';
import { FillSlots, fill } from '../../platform/web/page/slot.tsx';

export { ErrorBoundary, handle } from '../../features/neighbors/zones/web/page/zone-page.tsx';

// One loader for both parts: a layout with its own loader would replace the zone's error page.
export async function loader(args: LoaderFunctionArgs) {
  const [page, running] = await Promise.all([
    loadZone(args),
    pageOf(args.context).api.GET('/api/flash-drops/running'),
  ]);
  return { ...page, event: running.data?.event ?? null };
}

export const meta: MetaFunction<typeof loader> = zoneMeta;

/** Adds the running Flash Drop to a zone's events. */
export default function ZonePageWithEvent() {
  const { event } = useLoaderData<typeof loader>();
  return (
    <FillSlots fills={[fill(otherEventsSlot, event && <RunningEvent event={event} />)]}>
      <ZonePage />
    </FillSlots>
  );
}
