import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useAskToSignIn, useAuth } from '../../accounts/web/accounts.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import type { Listing } from '../contract/listing.ts';

/** Leads to the chat with the seller about a listing; who is not signed in is asked to, and gets there afterwards. */
export function useMessageSeller({ id, seller }: Pick<Listing, 'id' | 'seller'>) {
  const navigate = useNavigate();
  const askFirst = useAskToSignIn();
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);

  function askToSignIn(offer: boolean) {
    const next = seller.kind === 'member' ? chatWith(seller.id, id, offer) : `/listing/${id}`;
    askFirst(messageErrors.SIGN_IN_TO_MESSAGE, next);
  }

  /** A guest has no address of their own, so the conversation has to be there first. */
  async function open(offer: boolean) {
    setBusy(true);
    const outcome = await outcomeOf(api.POST('/api/conversations', { body: { listingId: id } }));
    if (outcome.ok) {
      await navigate(`/messages/${outcome.data.id}${offer ? '?offer=1' : ''}`);
      return;
    }
    setBusy(false);
    const { code, title, detail } = outcome.problem;
    if (code === 'SIGN_IN_TO_MESSAGE') askToSignIn(offer);
    else toast({ tone: 'error', title, text: detail });
  }

  function go(offer: boolean) {
    if (busy) return;
    if (user === null) askToSignIn(offer);
    else if (seller.kind === 'guest') void open(offer);
    else void navigate(chatWith(seller.id, id, offer));
  }

  return { busy, begin: () => go(false), beginOffer: () => go(true) };
}

/** With `offer`, the chat asks for a price at once. */
const chatWith = (sellerId: string, listingId: string, offer: boolean): string =>
  `/messages/${sellerId}?listing=${listingId}${offer ? '&offer=1' : ''}`;
