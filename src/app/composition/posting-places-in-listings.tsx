import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { type PostingPlace, PostingPlacesContext } from '../../features/listings/web/posting-places.ts';
import { photoUrl } from '../../features/photos/contract/photo-url.ts';
import { api } from '../../platform/web/api.ts';
import { pageOf } from '../../platform/web/page-context.ts';
import { useApiAction } from '../../platform/web/use-api-action.ts';

/** The zone and the event that the address names; what does not exist, or is over, is left out. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const [zoneId, eventId] = ['zone', 'event'].map((name) => url.searchParams.get(name));
  const [zone, event] = await Promise.all([
    zoneId ? server.GET('/api/zones/{id}', { params: { path: { id: zoneId } } }) : null,
    eventId ? server.GET('/api/flash-drops/{id}', { params: { path: { id: eventId } } }) : null,
  ]);
  return {
    zone: zone?.data ?? null,
    event: event?.data?.phase === 'running' ? event.data : null,
  };
}

/** Lets a new listing be shown in a Drop Zone and a Flash Drop; the listings feature knows neither. */
export default function PostingPlacesInListings() {
  const { zone, event } = useLoaderData<typeof loader>();
  const { run } = useApiAction();
  const places: PostingPlace[] = [];
  if (zone) {
    const { id, name, image } = zone;
    places.push({
      param: 'zone',
      id,
      name,
      note: 'Drop Zone',
      pictureUrl: image && photoUrl(image, 'small'),
      path: `/drop-zone/${id}`,
      isJoined: zone.can.post,
      join: async () => {
        const join = () => api.POST('/api/zones/{id}/membership', { params: { path: { id } } });
        await run(join, { revalidate: 'always', errorTitle: 'Failed to join' });
      },
    });
  }
  if (event) {
    const { id, title } = event;
    places.push({
      param: 'event',
      id,
      name: title,
      note: 'Flash Drop, +20 points',
      pictureUrl: null,
      path: `/flash-drops/${id}`,
      isJoined: true,
      join: async () => {},
    });
  }
  return (
    <PostingPlacesContext value={places}>
      <Outlet />
    </PostingPlacesContext>
  );
}
