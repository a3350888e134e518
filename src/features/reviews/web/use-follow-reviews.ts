import { useRevalidator } from 'react-router';
import { useLive } from '../../../platform/web/use-live.ts';
import { MESSAGE_UPDATES } from '../../messages/contract/message-updates.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';

/** Reloads the viewer's reviews when a sale asks for one or others are published. */
export function useFollowReviews(): void {
  const { revalidate } = useRevalidator();
  useLive(true, {
    update: ({ type }) => {
      // A sale, or its undoing, changes the subject of the conversation.
      if (type === REVIEW_UPDATES.changed || type === MESSAGE_UPDATES.about) void revalidate();
    },
    // Also on the first connection, to catch changes that happened while the page loaded.
    connected: () => void revalidate(),
  });
}
