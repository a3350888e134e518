import { EventStrip } from '../../../neighbors/flash-drops/web/flash-drops.ts';
import { AwaitShelves, type ComingShelves } from './home-shelves.tsx';

/** The Flash Drop that runs or starts within a day. Hidden without one. */
export default function HomeNow({ shelves }: { shelves: ComingShelves }) {
  return (
    <AwaitShelves shelves={shelves} waiting={null}>
      {({ event }) => event && <EventStrip key={`${event.id} ${event.phase}`} event={event} />}
    </AwaitShelves>
  );
}
