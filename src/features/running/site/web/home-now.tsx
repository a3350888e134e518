import { useEffect } from 'react';
import type { RunningFlashDrop } from '../../../neighbors/flash-drops/contract/flash-drop.ts';
import { EventStrip } from '../../../neighbors/flash-drops/web/flash-drops.ts';
import { AwaitShelves, type ComingShelves } from './home-shelves.tsx';

/** Shown again at once when people return to the page, so that nothing moves once its data is loaded. */
const shown: { event: RunningFlashDrop | null } = { event: null };

/** The Flash Drop that runs or starts within a day. Hidden without one. */
export default function HomeNow({ shelves }: { shelves: ComingShelves }) {
  return (
    <AwaitShelves shelves={shelves} waiting={shown.event && <EventStrip event={shown.event} />}>
      {({ event }) => <Strip event={event} />}
    </AwaitShelves>
  );
}

function Strip({ event }: { event: RunningFlashDrop | null }) {
  useEffect(() => {
    shown.event = event;
  }, [event]);
  return event && <EventStrip key={`${event.id} ${event.phase}`} event={event} />;
}
