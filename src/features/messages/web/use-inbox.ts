import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import { signInAddress } from '../../accounts/web/next-address.ts';
import { changesInbox } from '../contract/message-hints.ts';
import type { Inbox } from '../contract/message.ts';
import { extendInbox, renewInbox } from './merge-inbox.ts';
import { oneAtATime } from '../../../platform/web/one-at-a-time.ts';

const UNAUTHORIZED = 401;

/**
 * The inbox, which follows what happens.
 * @param initial Its first page, where the server sent it along.
 */
export function useInbox(initial: Inbox | null) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [inbox, setInbox] = useState(initial);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  async function load() {
    const outcome = await outcomeOf(api.GET('/api/conversations'));
    if (!outcome.ok && outcome.problem.status === UNAUTHORIZED) {
      void navigate(signInAddress(pathname), { replace: true });
      return;
    }
    setFailed(!outcome.ok);
    if (!outcome.ok) return;
    setInbox((known) => renewInbox(known, outcome.data));
    tellDelivered(outcome.data);
  }
  const [refresh] = useState(() => oneAtATime(load));

  useEffect(() => {
    if (initial === null) void refresh();
  }, [initial, refresh]);
  useLive(true, {
    hint: ({ type }) => {
      if (changesInbox(type)) void refresh();
    },
    connected: () => void refresh(),
    ended: () => void refresh(),
  });

  async function tryAgain() {
    setBusy(true);
    await refresh();
    setBusy(false);
  }

  async function loadMore() {
    const cursor = inbox?.nextCursor;
    if (!cursor) return;
    setBusy(true);
    const outcome = await outcomeOf(api.GET('/api/conversations', { params: { query: { cursor } } }));
    setBusy(false);
    if (outcome.ok) setInbox((known) => known && extendInbox(known, outcome.data));
    else toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
  }

  return { inbox, failed: failed && inbox === null, busy, tryAgain, loadMore };
}

/** The others see that their messages reached a device. */
function tellDelivered({ conversations }: Inbox): void {
  const conversationIds = conversations.filter(({ unread }) => unread > 0).map(({ id }) => id);
  if (conversationIds.length > 0)
    void outcomeOf(api.POST('/api/conversations/delivered', { body: { conversationIds } }));
}
