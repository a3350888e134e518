import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Checkout } from '../../billing/contract/checkout.ts';
import { useCheckout } from '../../billing/web/billing.ts';
import { creditErrors } from '../contract/errors.ts';
import { type CreditPack, type PackId, PACKS_PAGE } from '../contract/packs.ts';
import { addedText } from './credit-text.ts';
import { findPackEntry } from './pack-entry.ts';
import { showPurchaseFailed, startPurchase } from './start-purchase.ts';
import { useCredits } from './use-credits.ts';

/** Buys packs: opens the payment page, and reports when the credits were added. */
export function useBuyPack() {
  const { account } = useViewer();
  const { refresh } = useCredits();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn();
  const [chosen, setChosen] = useState<PackId | null>(null);
  const { open, busy, notice } = useCheckout({ done: welcome, declined: showPurchaseFailed });

  async function welcome(checkout: Checkout): Promise<void> {
    const entry = await findPackEntry(checkout);
    toast({
      tone: 'success',
      title: 'Purchase Successful!',
      text: addedText(checkout.offer.description, entry),
    });
    await refresh();
    await navigate('/dashboard');
  }

  const signIn = () => askToSignIn(creditErrors.SIGN_IN_TO_BUY, PACKS_PAGE);
  return {
    /** The pack whose payment page is opening. */
    buying: busy ? chosen : null,
    notice,
    buy({ id }: CreditPack): void {
      if (account === null) signIn();
      else {
        setChosen(id);
        void open(() => startPurchase(id, signIn));
      }
    },
  };
}
