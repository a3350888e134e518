import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../../../platform/web/use-live.ts';
import { MESSAGE_UPDATES } from '../../messages/contract/message-updates.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';

/** Keeps the viewer's reviews up to date: a sale asks for a review, and those of others get published. */
export function useFollowReviews(): void {
  const { revalidate } = useRevalidator();
  const wasConnected = useRef(false);
  useLive(true, {
    update: ({ type }) => {
      // A sale, or its undoing, arrives as a change of what the conversation is about.
      if (type === REVIEW_UPDATES.changed || type === MESSAGE_UPDATES.about) void revalidate();
    },
    connected: () => {
      // Not on the first connection, as the page has just loaded. After a reconnect, updates may have been
      // missed.
      if (wasConnected.current) void revalidate();
      wasConnected.current = true;
    },
  });
}
