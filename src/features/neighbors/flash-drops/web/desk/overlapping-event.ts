import type { FlashDrop } from '../../contract/flash-drop.ts';

type Times = Pick<FlashDrop, 'id' | 'phase' | 'startDate' | 'endDate'>;

/** Returns the first running or upcoming event at the same time, other than the edited one. */
export function findOverlappingEvent<Event extends Times>(
  events: readonly Event[],
  times: { id: string | null; startDate: string; endDate: string },
): Event | undefined {
  const [starts, ends] = [Date.parse(times.startDate), Date.parse(times.endDate)];
  return events.find(
    ({ id, phase, startDate, endDate }) =>
      id !== times.id &&
      (phase === 'running' || phase === 'upcoming') &&
      Date.parse(startDate) < ends &&
      Date.parse(endDate) > starts,
  );
}
