import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import type { Conversation, Inbox } from '../../../talking/messages/contract/message.ts';

/** Number of chats on a guest's dashboard. */
const MAX_CHATS = 5;
/** Numbers of chats that wait for a reply: shown, and loaded to choose the most urgent from. */
const OWED = { shown: 4, read: 20 } as const;

/** Chats that wait for the viewer's reply. */
export interface OwedChats {
  /** The most urgent ones. */
  chats: Conversation[];
  /** How many there are, such as '3' or '20+'. */
  count: string;
}

/**
 * The data of a dashboard: `own` is null when it could not be loaded; chats are left out when only they could
 * not.
 * @throws Response A redirect that sends visitors to sign in.
 */
export async function loadDashboard(api: ApiClient, limit: number, url: URL) {
  const [{ data, response }, owed, alerts, featured, statements] = await Promise.all([
    api.GET('/api/listings/own', { params: { query: { limit } } }),
    api.GET('/api/conversations', { params: { query: { limit: OWED.read, owed: '1' } } }),
    api.GET('/api/notifications/guest-alerts'),
    api.GET('/api/featured-listings/own'),
    api.GET('/api/statements'),
  ]);
  requireSignIn(url, response);
  // Members have the inbox in their navigation; guests have their chats here.
  const isGuest = alerts.data !== undefined;
  const [recent, dataExports] = isGuest
    ? await Promise.all([
        api.GET('/api/conversations', { params: { query: { limit: MAX_CHATS } } }),
        api.GET('/api/data-exports'),
      ])
    : [];
  return {
    own: data ?? null,
    /** Null for guests. */
    featured: featured.data ?? null,
    /** Null if they could not be loaded. */
    owed: owed.data ? mostUrgent(owed.data) : null,
    /** What operators decided about the person. */
    statements: statements.data?.statements ?? [],
    chats: recent?.data?.conversations ?? [],
    /** Null for members. */
    alerts: alerts.data ?? null,
    /** The guest's last export; members have theirs in the settings. */
    exports: dataExports?.data ?? { latest: null, mailed: false },
  };
}

/** Sorts offers that expire soonest first, then the newest questions. */
function mostUrgent({ conversations, nextCursor }: Inbox): OwedChats {
  const deadline = ({ replyBy }: Conversation) => (replyBy ? Date.parse(replyBy) : Number.POSITIVE_INFINITY);
  const urgentFirst = conversations.toSorted((one, other) => {
    const [a, b] = [deadline(one), deadline(other)];
    return a === b ? 0 : a - b;
  });
  return {
    chats: urgentFirst.slice(0, OWED.shown),
    count: `${conversations.length}${nextCursor === null ? '' : '+'}`,
  };
}
