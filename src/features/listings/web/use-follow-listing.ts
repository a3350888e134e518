import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../../../platform/web/use-live.ts';
import { useViewer } from '../../accounts/web/accounts.ts';
import { MESSAGE_UPDATES } from '../../messages/contract/message-updates.ts';

/** Keeps an open listing up to date for those who talk about it: what is agreed on in a chat shows here at once. */
export function useFollowListing(): void {
  const { account, guest } = useViewer();
  const { revalidate } = useRevalidator();
  const wasConnected = useRef(false);
  useLive(account !== null || guest !== null, {
    update: ({ type }) => {
      if (type === MESSAGE_UPDATES.about) void revalidate();
    },
    connected: () => {
      // The first time the page has only just come; after that, something may have been missed.
      if (wasConnected.current) void revalidate();
      wasConnected.current = true;
    },
  });
}
