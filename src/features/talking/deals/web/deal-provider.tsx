import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { namesFields } from '../../../../platform/web/form/submission.ts';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { FillSlots, fill } from '../../../../platform/web/page/slot.tsx';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import { vibrate } from '../../../../platform/web/vibration.ts';
import { MESSAGE_UPDATES } from '../../messages/contract/message-updates.ts';
import { type OpenChat, quickRepliesSlot } from '../../messages/web/messages.ts';
import type { Deal } from '../contract/deal.ts';
import { dealReplies } from '../contract/deal-replies.ts';
import { DealContext, type DealDialog, type OpenDeal } from './deal-context.ts';
import { DealDialogs } from './deal-dialogs.tsx';

/** Query parameter that opens the offer dialog. */
const OFFER_PARAM = 'offer';

/** Why a step isn't sent. */
const NOT_SENT: ApiProblem = {
  status: 0,
  code: 'NOT_NOW',
  title: 'One moment',
  detail: 'Your last step is still being saved. Try again in a moment.',
};

/** Keeps the deal of a chat up to date and shows the dialogs of its steps. */
export function DealProvider({ open, children }: { open: OpenChat; children: ReactNode }) {
  const { chat, lastSystemSeq } = open;
  const [loadedDeal, setDeal] = useState<Deal | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState<OpenDeal['busy']>(null);
  const [dialog, openDialog] = useState<DealDialog | null>(null);
  const newest = useRef(0);
  const { id } = chat;
  const hasListing = chat.listing !== null;
  // The deal ended with its listing.
  const deal = hasListing ? loadedDeal : null;

  async function load(conversationId: string | null = id): Promise<Deal | null> {
    if (conversationId === null || !hasListing) return null;
    const request = (newest.current += 1);
    const outcome = await outcomeOf(
      api.GET('/api/conversations/{id}/deal', { params: { path: { id: conversationId } } }),
    );
    // Ignores answers to older requests.
    if (request === newest.current) {
      setFailed(!outcome.ok);
      if (outcome.ok) setDeal(outcome.data);
    }
    return outcome.ok ? outcome.data : null;
  }

  const newestLoad = useRef(load);
  useEffect(() => {
    newestLoad.current = load;
  });
  const priceCents = chat.listing?.priceCents;
  // Reloads when any step posts a message, and when the price changes because it affects offers.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- these trigger the reload
  useEffect(() => void newestLoad.current(), [id, hasListing, lastSystemSeq, priceCents]);
  useLive(id !== null, {
    update: ({ type, ids }) => {
      if (type === MESSAGE_UPDATES.about && id !== null && ids.includes(id)) void load();
    },
    connected: () => void load(),
  });

  // Does not use useApiAction: forms show the problem, and `busy` names the step.
  const sendStep: OpenDeal['sendStep'] = async (step, call) => {
    if (busy !== null || id === null) return NOT_SENT;
    setBusy(step);
    const outcome = await call(id);
    setBusy(null);
    open.refresh();
    if (outcome.ok) {
      if (step === 'acceptOffer') vibrate();
      newest.current += 1;
      setDeal(outcome.data);
      return null;
    }
    const { problem } = outcome;
    // Shows what changed in the meantime.
    if (!namesFields(problem)) void load();
    return problem;
  };

  const takeStep: OpenDeal['takeStep'] = async (step, call) => {
    const problem = await sendStep(step, call);
    if (problem !== null) showProblem(problem);
  };

  async function beginOffer() {
    if (busy !== null) return;
    setBusy('open');
    const opened = await open.open();
    const loaded = opened === null ? null : await load(opened);
    setBusy(null);
    if (loaded?.can.makeOffer) openDialog({ kind: 'offer' });
  }

  useOfferOnArrival(hasListing, () => void beginOffer());
  const value: OpenDeal = {
    open,
    deal,
    failed,
    busy,
    reload: () => void load(),
    sendStep,
    takeStep,
    openDialog,
    beginOffer: () => void beginOffer(),
  };
  return (
    <DealContext value={value}>
      <FillSlots fills={[fill(quickRepliesSlot, deal && dealReplies(deal))]}>{children}</FillSlots>
      {deal && <DealDialogs deal={deal} dialog={dialog} onClose={() => openDialog(null)} />}
    </DealContext>
  );
}

/** Opens the offer dialog once when the address asks for it, then removes the parameter. */
function useOfferOnArrival(hasListing: boolean, begin: () => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = hasListing && params.has(OFFER_PARAM);
  const newest = useRef({ begin, setParams });
  useEffect(() => {
    newest.current = { begin, setParams };
  });
  useEffect(() => {
    if (!wanted) return;
    const withoutOffer = (before: URLSearchParams) => {
      before.delete(OFFER_PARAM);
      return before;
    };
    newest.current.setParams(withoutOffer, { replace: true, preventScrollReset: true });
    newest.current.begin();
  }, [wanted]);
}
