import { useLocation, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useLiveList } from '../../../../../platform/web/use-live-list.ts';
import { signInAddress } from '../../../../people/accounts/web/accounts.ts';
import { changesInbox, messageOf } from '../../contract/message-updates.ts';
import type { Inbox } from '../../contract/message.ts';
import { appendPage, refreshInbox, withMessage } from './merge-inbox.ts';

/**
 * Returns the inbox, kept current by live updates.
 * @param initial The first page, if the server rendered it.
 */
export function useInbox(initial: Inbox | null) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useLiveList(initial, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/conversations', { params: { query: { cursor } } })),
    refresh: refreshInbox,
    extend: appendPage,
    affects: changesInbox,
    merge(known, update) {
      const message = messageOf(update);
      return message && withMessage(known, update.ids[0] ?? '', message);
    },
    onSignedOut: () => void navigate(signInAddress(pathname + search), { replace: true }),
    onMoreFailed: ({ title, detail }) => toast({ tone: 'error', title, text: detail }),
    onRefreshed: confirmDelivered,
  });
}

/** Confirms to the senders that their messages reached a device. */
function confirmDelivered({ conversations }: Inbox): void {
  const conversationIds = conversations.filter(({ unread }) => unread > 0).map(({ id }) => id);
  if (conversationIds.length > 0)
    void outcomeOf(api.POST('/api/conversations/delivered', { body: { conversationIds } }));
}
