import { useRevalidator } from 'react-router';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useReloadOnTopic } from '../../../../platform/web/live/use-reload-on-topic.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { FLASH_DROP_TOPIC, FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';

/** Spreads reloads over this time, because many people watch one event. */
export const SPREAD_MS = 500;

export const topicOf = (eventId: string): string => `${FLASH_DROP_TOPIC}:${eventId}`;

/** Reloads the page when its event is edited or canceled, or its prizes are decided. */
export function useReloadEvent(eventId: string): void {
  useReloadOnTopic({
    topic: topicOf(eventId),
    affects: ({ type }) => type === FLASH_DROP_UPDATES.event,
    spreadMs: SPREAD_MS,
  });
}

/** Reloads the page when the viewer's ledger of an event gets a new entry. */
export function useReloadOwnPoints(eventId: string): void {
  const { account } = useViewer();
  const { revalidate } = useRevalidator();
  useLive(account !== null, {
    update: ({ type, ids }) => {
      if (type === FLASH_DROP_UPDATES.points && ids.includes(eventId)) void revalidate();
    },
    // The page was just loaded, or reloads because of the event's topic.
    connected: () => undefined,
  });
}
