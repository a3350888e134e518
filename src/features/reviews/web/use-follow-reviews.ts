import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../../../platform/web/use-live.ts';
import { MESSAGE_UPDATES } from '../../messages/contract/message-updates.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';

/** Keeps somebody's own reviews up to date: a sale asks for one, and what the other one wrote may be readable now. */
export function useFollowReviews(): void {
  const { revalidate } = useRevalidator();
  const wasConnected = useRef(false);
  useLive(true, {
    update: ({ type }) => {
      // A sale, also one that is taken back, is told of as a change of what the talk is about.
      if (type === REVIEW_UPDATES.changed || type === MESSAGE_UPDATES.about) void revalidate();
    },
    connected: () => {
      // The first time the page has only just come; after that, something may have been missed.
      if (wasConnected.current) void revalidate();
      wasConnected.current = true;
    },
  });
}
