import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PriceHelp } from '../../../features/finding/price-help/web/price-help.ts';
import { DemandLine } from '../../../features/finding/wants/web/wants.ts';
import {
  type PostingPlace,
  postingPlacesSlot,
  priceHelpSlot,
  wantedSlot,
} from '../../../features/items/listings/web/listings.ts';
import { photoUrl } from '../../../features/items/photos/contract/photo-url.ts';
import { ruleOf } from '../../../features/neighbors/flash-drops/contract/point-actions.ts';
import { eventAddress } from '../../../features/neighbors/flash-drops/web/flash-drops.ts';
import { JoinToPost, zoneAddress } from '../../../features/neighbors/zones/web/zones.ts';
import { pageOf } from '../../../platform/web/page/page-context.ts';
import { FillSlots, fill } from '../../../platform/web/page/slot.tsx';
import { useSite } from '../../../platform/web/page/use-site.ts';

/** Loads the zone and the event in the page's address. Ignores those that don't exist or have ended. */
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

const PRICE_HELP = fill(priceHelpSlot, (props) => <PriceHelp {...props} />);
const DEMAND = fill(wantedSlot, (props) => <DemandLine {...props} />);

/**
 * Shows sellers typical prices and how many people are looking for such an item, and lets a new listing appear in
 * a Drop Zone and a Flash Drop.
 */
export default function SellingSlots() {
  const { zone, event } = useLoaderData<typeof loader>();
  const demand = useSite().off.includes('matchMe') ? [] : [DEMAND];
  const targets: PostingPlace[] = [];
  if (zone) {
    const { id, name, image } = zone;
    targets.push({
      param: 'zone',
      id,
      name,
      note: 'Drop Zone',
      pictureUrl: image && photoUrl(image, 'small'),
      path: zoneAddress(id),
      join: zone.can.post ? null : <JoinToPost zone={zone} />,
    });
  }
  if (event) {
    const { id, title } = event;
    targets.push({
      param: 'event',
      id,
      name: title,
      note: `Flash Drop, +${ruleOf('post').points} points`,
      pictureUrl: null,
      path: eventAddress(id),
      join: null,
    });
  }
  return <FillSlots fills={[PRICE_HELP, ...demand, fill(postingPlacesSlot, targets)]} />;
}
