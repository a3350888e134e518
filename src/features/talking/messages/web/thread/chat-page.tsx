import { useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import { type ApiProblem, isApiProblem, OFFLINE } from '../../../../../platform/web/api/api-problem.ts';
import { ErrorPage } from '../../../../../platform/web/page/error-pages.tsx';
import { LoadFailed } from '../../../../../platform/web/page/load-failed.tsx';
import { pageOf } from '../../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../../platform/web/page/page-handle.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { NOT_FOUND, SERVER_ERROR } from '../../../../../shared/http-status.ts';
import { asUuid, isUuid } from '../../../../../shared/uuid.ts';
import { requireSignIn, SignInDialog, signInAddress } from '../../../../people/accounts/web/accounts.ts';
import { messageErrors } from '../../contract/errors.ts';
import type { Chat, Messages } from '../../contract/message.ts';
import { Thread } from './thread.tsx';
import { ThreadFrame } from './thread-frame.tsx';

export const handle: PageHandle = {
  phoneBar: 'none',
  dock: 'none',
  footer: 'none',
  offlineBar: 'own',
  coversLow: true,
  offlineText: "Your messages go out when you're back.",
};

const LOAD_FAILED = 'Failed to load messages. Please try refreshing the page.';

type Loaded = { id: string; listingId: string | null } & (
  | { chat: Chat; messages: Messages | null; problem: null }
  | { chat: null; problem: ApiProblem }
);

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const id = params.id ?? '';
  const listingId = asUuid(url.searchParams.get('listing') ?? '');
  const query = { listing: listingId ?? undefined };
  const answer = await server.GET('/api/conversations/{id}', { params: { path: { id }, query } });
  const { status } = answer.response;
  if (answer.data === undefined) {
    const problem = isApiProblem(answer.error) ? answer.error : { ...OFFLINE, status };
    // Guests stay and see that messaging requires an account.
    if (problem.code !== 'SIGN_IN_TO_MESSAGE') requireSignIn(url, answer.response);
    // Without a proper id it says that there is no recipient.
    return data<Loaded>({ id, listingId, chat: null, problem }, { status: isUuid(id) ? status : NOT_FOUND });
  }
  const chat = answer.data;
  const path = { id: chat.id ?? '' };
  const messages =
    chat.id === null ? null : await server.GET('/api/conversations/{id}/messages', { params: { path } });
  return data<Loaded>({ id, listingId, chat, messages: messages?.data ?? null, problem: null });
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const name = loaderData?.chat?.participant.name;
  return [pageTitle(matches, name ? `Messages, ${name}` : 'Messages')];
};

export default function ChatPage() {
  const loaded = useLoaderData<typeof loader>();
  const { id, listingId, chat } = loaded;
  if (chat === null) {
    return loaded.problem.code === 'SIGN_IN_TO_MESSAGE' ? (
      <NeedsAccount />
    ) : (
      <NoChat problem={loaded.problem} />
    );
  }
  return (
    <Thread
      key={`${id} ${listingId}`}
      address={{ id, listingId }}
      initial={{ chat, messages: loaded.messages }}
    />
  );
}

/** Handles a lost connection and refusals by the site. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <ThreadFrame center aria-label="Chat">
      {isRouteErrorResponse(error) ? <ErrorPage error={error} /> : <LoadFailed title={LOAD_FAILED} />}
    </ThreadFrame>
  );
}

/** Shown to a guest who opens the address of a person to message. Closing it leads to the inbox. */
function NeedsAccount() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const reason = messageErrors.SIGN_IN_TO_MESSAGE;
  const next = pathname + search;
  return (
    <ThreadFrame center aria-label="Chat">
      <ErrorState
        icon={<Icon name="message-circle-off" />}
        title={reason.title}
        text={reason.detail}
        action={<ButtonLink to={signInAddress(next)}>Log in</ButtonLink>}
      />
      <SignInDialog
        open
        reason={reason}
        next={next}
        onClose={() => void navigate('/messages', { replace: true })}
      />
    </ThreadFrame>
  );
}

function NoChat({ problem }: { problem: ApiProblem }) {
  const isOwn = problem.code === 'SELF_MESSAGE';
  useEffect(() => {
    if (isOwn) showProblem(messageErrors.SELF_MESSAGE);
  }, [isOwn]);

  const toInbox = <ButtonLink to="/messages">Back to messages</ButtonLink>;
  return (
    <ThreadFrame center aria-label="Chat">
      {isOwn ? (
        <ErrorState
          icon={<Icon name="message-circle-off" />}
          title={problem.title}
          text={problem.detail}
          action={toInbox}
        />
      ) : problem.status >= SERVER_ERROR ? (
        <LoadFailed title={LOAD_FAILED} />
      ) : (
        <ErrorState
          icon={<Icon name="message-circle-off" />}
          title={messageErrors.NO_RECIPIENT.title}
          text={messageErrors.NO_RECIPIENT.detail}
          action={toInbox}
        />
      )}
    </ThreadFrame>
  );
}
