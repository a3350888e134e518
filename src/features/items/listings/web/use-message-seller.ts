import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import { signInToMessage } from '../../../people/accounts/contract/sign-in-reasons.ts';
import { SignInDialog, type SignInDialogProps, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Listing } from '../contract/listing.ts';

const ASKS = { onPointerEnter: SignInDialog.prepare, onFocus: SignInDialog.prepare };

/** Why the chat is opened. */
interface Purpose {
  /** To make an offer: the chat opens the form. */
  offer?: true;
  /** To say this: the chat has it written, for them to send. */
  words?: string;
}

/**
 * Opens the chat with the seller about a listing. Visitors and guests are asked to sign in, and then get there: the page
 * renders a `SignInDialog` with the `signIn` that this returns.
 */
export function useMessageSeller({ id, seller }: Pick<Listing, 'id' | 'seller'>) {
  const navigate = useNavigate();
  const { account } = useViewer();
  /** Where the person goes on after signing in, while they are asked to. */
  const [next, setNext] = useState<string | null>(null);
  const { busy, run } = useApiAction();

  function askToSignIn(purpose: Purpose) {
    setNext(seller.kind === 'member' ? chatWith(seller.id, id, purpose) : `/listing/${id}`);
  }

  /** A guest has no profile address, so the conversation has to be created first. */
  const open = (purpose: Purpose) =>
    run(() => api.POST('/api/conversations', { body: { listingId: id } }), {
      done: (chat) => navigate(chatFor(`/messages/${chat.id}`, purpose)),
      failed(problem) {
        if (problem.code === 'SIGN_IN_TO_MESSAGE') askToSignIn(purpose);
        else showProblem(problem);
      },
    });

  function go(purpose: Purpose) {
    if (busy) return;
    if (account === null) askToSignIn(purpose);
    else if (seller.kind === 'guest') void open(purpose);
    else void navigate(chatWith(seller.id, id, purpose));
  }

  return {
    busy,
    /** For the button: loads the dialog of those who will be asked. */
    ahead: account === null ? ASKS : undefined,
    begin: () => go({}),
    beginOffer: () => go({ offer: true }),
    beginWith: (words: string) => go({ words }),
    signIn: {
      open: next !== null,
      reason: signInToMessage,
      next: next ?? '',
      onClose: () => setNext(null),
    } satisfies SignInDialogProps,
  };
}

const chatWith = (sellerId: string, listingId: string, purpose: Purpose): string =>
  chatFor(`/messages/${sellerId}?listing=${listingId}`, purpose);

/** The address of a chat that begins with what it is opened for. */
function chatFor(chat: string, { offer, words }: Purpose): string {
  const [path, known] = chat.split('?');
  const params = new URLSearchParams(known);
  if (offer) params.set('offer', '1');
  if (words !== undefined) params.set('words', words);
  return params.size === 0 ? chat : `${path}?${params}`;
}
