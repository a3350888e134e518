import { createContext, useContext } from 'react';
import type { Outcome } from '../../../../platform/web/api.ts';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import type { OpenChat } from '../../messages/web/messages.ts';
import type { Deal } from '../contract/deal.ts';
import type { DealAbility } from '../contract/lifecycle.ts';

/** The dialog that is open. */
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

/** The deal of the open chat. */
export interface OpenDeal {
  open: OpenChat;
  /** Null until loaded. */
  deal: Deal | null;
  failed: boolean;
  /** The step being sent. */
  busy: DealAbility | 'open' | null;
  reload: () => void;
  /**
   * Takes a step. Resolves to null on success, otherwise to the problem. A toast shows it unless it belongs
   * to a field.
   */
  takeStep: (
    step: DealAbility,
    call: (conversationId: string) => Promise<Outcome<Deal>>,
  ) => Promise<ApiProblem | null>;
  openDialog: (dialog: DealDialog) => void;
  /** Opens the offer dialog before any message was sent, and creates the conversation. */
  beginOffer: () => void;
}

export const DealContext = createContext<OpenDeal | null>(null);

export function useDeal(): OpenDeal {
  const deal = useContext(DealContext);
  if (deal === null) throw new Error('useDeal outside of DealAround');
  return deal;
}
