import { useEffect, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
} from 'react-router';
import { pageOf } from '../../../../platform/web/page-context.ts';
import { pageTitle } from '../../../../platform/web/page-meta.ts';
import { canMovePages } from '../../../../platform/web/page-transition.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import type { Inbox as InboxPage } from '../contract/message.ts';
import { Inbox } from './inbox/inbox.tsx';
import type { MessagesContext } from './messages-context.ts';
import { ThreadSkeleton } from './thread/thread-frame.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data, response } = await pageOf(context).api.GET('/api/conversations');
  requireSignIn(url, response);
  return { first: data ?? null };
}

/** Client navigation shows the inbox immediately and loads it afterwards. */
export function clientLoader(): { first: InboxPage | null } {
  return { first: null };
}

/** Live updates keep it current. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ matches }) => [pageTitle(matches, 'Messages')];

/** Shows inbox and chat side by side; on phones, one of them. */
export default function MessagesLayout() {
  const { first } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const [open, setOpen] = useState<string | null>(null);
  const opening = useDelayedFlag(
    state === 'loading' && next.pathname !== pathname && next.pathname.startsWith('/messages/'),
  );
  return (
    <div className="wrap max-md:pb-(--dock-space,24px) md:grid md:h-[calc(100svh-76px)] md:min-h-136 md:grid-cols-[minmax(300px,384px)_minmax(0,1fr)]">
      <h1 className="sr-only">Messages</h1>
      <Inbox
        initial={first}
        open={id === undefined ? null : (open ?? id)}
        covered={id !== undefined || opening}
      />
      {opening ? <ThreadSkeleton /> : <Outlet context={{ onOpen: setOpen } satisfies MessagesContext} />}
    </div>
  );
}

/** A chat that loads sooner opens straight from its row. */
const OPENING_MS = 150;

/** Returns true once the flag has been true for a moment; right away where nothing moves. */
function useDelayedFlag(flag: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  if (!flag && isLate) setIsLate(false);
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => setIsLate(true), OPENING_MS);
    return () => clearTimeout(timer);
  }, [flag]);
  return flag && (isLate || !canMovePages());
}
