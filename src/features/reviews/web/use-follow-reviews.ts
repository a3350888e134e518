import { useRevalidator } from 'react-router';
import { useLive } from '../../../platform/web/use-live.ts';
import { MESSAGE_UPDATES } from '../../messages/contract/message-updates.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';

/** Keeps the viewer's reviews up to date: a sale asks for a review, and those of others get published. */
export function useFollowReviews(): void {
  const { revalidate } = useRevalidator();
  useLive(true, {
    update: ({ type }) => {
      // A sale, or its undoing, arrives as a change of what the conversation is about.
      if (type === REVIEW_UPDATES.changed || type === MESSAGE_UPDATES.about) void revalidate();
    },
    // On the first connection, too: what happened while the page loaded was sent before it.
    connected: () => void revalidate(),
  });
}
