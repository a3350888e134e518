import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useLiveList } from '../../../../../platform/web/list/use-live-list.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { PullToRefresh } from '../../../../../platform/web/ui/pull-to-refresh.tsx';
import { TabPanel, Tabs } from '../../../../../platform/web/ui/tabs.tsx';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { signInAddress, useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { Conversation, Inbox as InboxPage } from '../../contract/message.ts';
import { changesInbox, messageOf } from '../../contract/message-updates.ts';
import { InboxRow, InboxRowSkeletons } from './inbox-row.tsx';
import { appendPage, refreshInbox, withMessage, withRead } from './merge-inbox.ts';
import { PeopleFound, PeopleSearch, usePeopleSearch } from './people-search.tsx';

const TABS = [
  { value: 'messages', label: 'Messages' },
  { value: 'search', label: 'Search Results' },
] as const;
type Tab = (typeof TABS)[number]['value'];

interface ConversationsProps {
  initial: InboxPage | null;
  /** Id of the open conversation. */
  open: string | null;
}

interface InboxProps extends ConversationsProps {
  /** On phones, an open chat covers the inbox. */
  covered: boolean;
}

export function Inbox({ initial, open, covered }: InboxProps) {
  const { account } = useViewer();
  const [tab, setTab] = useState<Tab>('messages');
  const search = usePeopleSearch(() => setTab('search'));
  return (
    <section
      className={clsx('beside:flex beside:min-h-0 beside:flex-col beside:pe-5', covered && 'alone:hidden')}
      aria-labelledby="inbox-title"
    >
      <h2 id="inbox-title" className="mt-2.5 mb-4 text-5xl">
        Messages
      </h2>
      {/* Guests reply but cannot start conversations. */}
      {account === null ? (
        <InboxList>
          <Conversations initial={initial} open={open} />
          <ButtonLink to="/settings/blocked" variant="quiet" size="sm">
            Blocked people
          </ButtonLink>
        </InboxList>
      ) : (
        <>
          <PeopleSearch busy={search.busy} onSearch={search.start} />
          <div className="mt-3.5 mb-2">
            <Tabs label="Inbox" id="inbox" tabs={TABS} value={tab} onChange={setTab} />
          </div>
          <InboxList>
            <TabPanel tabsId="inbox" value="messages" active={tab === 'messages'}>
              <Conversations initial={initial} open={open} />
            </TabPanel>
            <TabPanel tabsId="inbox" value="search" active={tab === 'search'}>
              <PeopleFound people={search.people} busy={search.busy} />
            </TabPanel>
          </InboxList>
        </>
      )}
    </section>
  );
}

/** Scrolls independently beside a chat. Row pictures pass below the title. */
function InboxList({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-3 px-1 pt-0.5 pb-4 scrollbar-quiet beside:min-h-0 beside:flex-1 beside:overflow-auto">
      {children}
    </div>
  );
}

function Conversations({ initial, open }: ConversationsProps) {
  const { account } = useViewer();
  const { list: inbox, failed, busy, tryAgain, loadMore, markRead } = useInbox(initial);
  const clock = useClock();
  if (failed) {
    return (
      <ErrorState
        heading="h3"
        title="Failed to load conversations. Please try again."
        busy={busy}
        onRetry={() => void tryAgain()}
      />
    );
  }
  if (inbox === null) return <InboxRowSkeletons />;
  if (inbox.conversations.length === 0) {
    return account === null ? (
      <EmptyState
        heading="h3"
        icon={<Icon name="message-circle" />}
        title="No messages yet"
        text="When someone asks about your listing, you'll see it here."
      />
    ) : (
      <EmptyState
        heading="h3"
        icon={<Icon name="message-circle" />}
        title="No messages yet"
        text="Message a seller and your chat shows up here."
        action={<ButtonLink to="/listings">Browse</ButtonLink>}
      />
    );
  }
  return (
    <>
      {/* An open chat covers the inbox on phones. */}
      {open === null && <PullToRefresh onRefresh={tryAgain} />}
      <ul aria-label="Conversations">
        {inbox.conversations.map((conversation) => (
          <InboxRow
            key={conversation.id}
            conversation={conversation}
            open={conversation.id === open}
            clock={clock}
            onRead={() => void markRead(conversation)}
          />
        ))}
      </ul>
      <LoadMore list={{ nextCursor: inbox.nextCursor, busy, loadMore }} className="py-4" />
    </>
  );
}

/**
 * Returns the inbox, which live updates keep current.
 * @param initial The first page, if the server rendered it.
 */
function useInbox(initial: InboxPage | null) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useLiveList(initial, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/conversations', { params: { query: { cursor } } })),
    refresh: refreshInbox,
    extend: appendPage,
    affects: changesInbox,
    merge(known, update) {
      const message = messageOf(update);
      return message && withMessage(known, update.ids[0] ?? '', message);
    },
    onSignedOut: () => void navigate(signInAddress(pathname + search), { replace: true }),
    onRefreshed: confirmDelivered,
  });

  /** Shows it right away, and as it was if it was not saved. */
  async function markRead({ id, lastSeq: seq, unread }: Conversation) {
    list.change((known) => known && withRead(known, id));
    const outcome = await outcomeOf(
      api.PUT('/api/conversations/{id}/read', { params: { path: { id } }, body: { seq } }),
    );
    if (outcome.ok) return;
    showProblem(outcome.problem);
    list.change((known) => known && withRead(known, id, unread));
    void list.tryAgain();
  }

  return { ...list, markRead };
}

/** Confirms to the senders that their messages reached a device. */
function confirmDelivered({ conversations }: InboxPage): void {
  const conversationIds = conversations.filter(({ unread }) => unread > 0).map(({ id }) => id);
  if (conversationIds.length > 0)
    void outcomeOf(api.POST('/api/conversations/delivered', { body: { conversationIds } }));
}
