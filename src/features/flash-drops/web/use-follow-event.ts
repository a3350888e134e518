import { useRevalidator } from 'react-router';
import { useFollowTopic } from '../../../platform/web/use-follow-topic.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import { useViewer } from '../../accounts/web/accounts.ts';
import { FLASH_DROP_TOPIC, FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';

/** Milliseconds over which pages spread their requests, because many watch one event. */
export const SPREAD_MS = 500;

export const topicOf = (eventId: string): string => `${FLASH_DROP_TOPIC}:${eventId}`;

/** Loads an open page again when its event changed: it was edited or canceled, or its prizes are decided. */
export function useFollowEvent(eventId: string): void {
  useFollowTopic({
    topic: topicOf(eventId),
    affects: ({ type }) => type === FLASH_DROP_UPDATES.event,
    spreadMs: SPREAD_MS,
  });
}

/** Loads an open page again when the viewer's own ledger of an event has a new entry. */
export function useFollowOwnPoints(eventId: string): void {
  const { account } = useViewer();
  const { revalidate } = useRevalidator();
  useLive(account !== null, {
    update: ({ type, ids }) => {
      if (type === FLASH_DROP_UPDATES.points && ids.includes(eventId)) void revalidate();
    },
    // The page has just loaded, or loads again as the topic of the event does.
    connected: () => undefined,
  });
}
