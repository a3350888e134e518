import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveTopic } from '../../../platform/web/use-live.ts';
import { useViewer } from '../../accounts/web/accounts.ts';
import { LISTING_UPDATES, listingTopic } from '../contract/listing-updates.ts';

/** Milliseconds over which visitors' pages spread their requests, because many may watch one listing. */
const SPREAD_MS = 500;

/** Keeps an open listing up to date, for visitors too: its price, status and reservation change while it is read. */
export function useFollowListing(id: string): void {
  const { account, guest } = useViewer();
  const { revalidate } = useRevalidator();
  const isVisitor = account === null && guest === null;
  const wasConnected = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refresh() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), isVisitor ? Math.random() * SPREAD_MS : 0);
  }

  useLiveTopic(listingTopic(id), {
    update: ({ type }) => {
      if (type === LISTING_UPDATES.changed) refresh();
    },
    connected: () => {
      // Not on the first connection, as the page has just loaded. Later, updates may have been missed.
      if (wasConnected.current) refresh();
      wasConnected.current = true;
    },
  });
}
