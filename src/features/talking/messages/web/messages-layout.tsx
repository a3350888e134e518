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
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { canMovePages } from '../../../../platform/web/page/page-transition.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import type { Inbox as InboxPage } from '../contract/message.ts';
import { Inbox } from './inbox/inbox.tsx';
import type { KnownChat, MessagesContext } from './messages-context.ts';
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
  const isOpening =
    state === 'loading' && next.pathname !== pathname && next.pathname.startsWith('/messages/');
  const opening = useOpeningChat(isOpening ? next.pathname : null);
  return (
    <div className="wrap alone:pb-(--dock-space,24px) beside:grid beside:h-[calc(100svh-76px)] beside:min-h-121 beside:grid-cols-[minmax(300px,384px)_minmax(0,1fr)]">
      <h1 className="sr-only">Messages</h1>
      <Inbox
        initial={first}
        open={id === undefined ? null : (open ?? id)}
        covered={id !== undefined || opening !== null}
      />
      {opening ? (
        <ThreadSkeleton
          known={(next?.state as KnownChat | null | undefined) ?? null}
          faceFrom={opening.face}
        />
      ) : (
        <Outlet context={{ onOpen: setOpen } satisfies MessagesContext} />
      )}
    </div>
  );
}

/** A chat that loads sooner opens straight from its row. */
const OPENING_MS = 150;

interface OpeningChat {
  path: string;
  /** Where the inbox shows the face; null if nowhere, or if nothing moves. */
  face: DOMRect | null;
}

/** Returns the chat that has been loading for a moment; right away where nothing moves. */
function useOpeningChat(path: string | null): OpeningChat | null {
  const [late, setLate] = useState<OpeningChat | null>(null);
  if (path === null && late) setLate(null);
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => setLate({ path, face: findFace(path) }), OPENING_MS);
    return () => clearTimeout(timer);
  }, [path]);
  if (path === null) return null;
  if (!canMovePages()) return { path, face: null };
  return late?.path === path ? late : null;
}

const findFace = (path: string): DOMRect | null =>
  document.querySelector(`main a[href="${CSS.escape(path)}"] .avatar`)?.getBoundingClientRect() ?? null;
