import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { useAskToSignIn, useViewer } from '../../accounts/web/accounts.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import type { Listing } from '../contract/listing.ts';

/**
 * Opens the chat with the seller about a listing. Visitors sign in first and then get there; guests read that they
 * need an account.
 */
export function useMessageSeller({ id, seller }: Pick<Listing, 'id' | 'seller'>) {
  const navigate = useNavigate();
  const askFirst = useAskToSignIn();
  const { account, guest } = useViewer();
  const [needsAccount, setNeedsAccount] = useState(false);
  const { busy, run } = useApiAction();

  function askToSignIn(offer: boolean) {
    if (guest !== null) return setNeedsAccount(true);
    const next = seller.kind === 'member' ? chatWith(seller.id, id, offer) : `/listing/${id}`;
    askFirst(messageErrors.SIGN_IN_TO_MESSAGE, next);
  }

  /** A guest has no profile address, so the conversation has to be created first. */
  const open = (offer: boolean) =>
    run(() => api.POST('/api/conversations', { body: { listingId: id } }), {
      done: (chat) => navigate(`/messages/${chat.id}${offer ? '?offer=1' : ''}`),
      failed({ code, title, detail }) {
        if (code === 'SIGN_IN_TO_MESSAGE') askToSignIn(offer);
        else toast({ tone: 'error', title, text: detail });
      },
    });

  function go(offer: boolean) {
    if (busy) return;
    if (account === null) askToSignIn(offer);
    else if (seller.kind === 'guest') void open(offer);
    else void navigate(chatWith(seller.id, id, offer));
  }

  return {
    busy,
    begin: () => go(false),
    beginOffer: () => go(true),
    needsAccount,
    dismiss: () => setNeedsAccount(false),
  };
}

/** With `offer`, the chat opens the offer form. */
const chatWith = (sellerId: string, listingId: string, offer: boolean): string =>
  `/messages/${sellerId}?listing=${listingId}${offer ? '&offer=1' : ''}`;
