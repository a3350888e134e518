import { createContext, useContext } from 'react';
import type { Outcome } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import type { OpenChat } from '../../messages/web/messages.ts';
import type { Deal } from '../contract/deal.ts';
import type { DealAbility } from '../contract/lifecycle.ts';

/** What is asked before a step. */
export type DealDialog =
  | { kind: 'offer' }
  | { kind: 'counter'; offerId: string; priceCents: number }
  | { kind: 'meetup' }
  | { kind: 'reserve' }
  | { kind: 'sell' }
  | { kind: 'release' | 'undoSale' | 'cancelMeetup' };

export interface DealDialogProps {
  deal: Deal;
  onClose: () => void;
}

/** The deal of the chat that is open. */
export interface OpenDeal {
  open: OpenChat;
  /** Null until it is known. */
  deal: Deal | null;
  failed: boolean;
  /** The step that is on its way. */
  busy: DealAbility | 'open' | null;
  reload: () => void;
  /** Takes a step. Null when it worked, else what went wrong; a toast said it unless it belongs to a field. */
  act: (
    step: DealAbility,
    call: (conversationId: string) => Promise<Outcome<Deal>>,
  ) => Promise<ApiProblem | null>;
  ask: (dialog: DealDialog) => void;
  /** For somebody who has not written yet: opens the conversation and asks for a price. */
  beginOffer: () => void;
}

export const DealContext = createContext<OpenDeal | null>(null);

export function useDeal(): OpenDeal {
  const deal = useContext(DealContext);
  if (deal === null) throw new Error('useDeal outside of DealAround');
  return deal;
}
