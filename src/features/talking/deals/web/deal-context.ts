import { createContext, useContext } from 'react';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import type { OpenChat } from '../../messages/web/messages.ts';
import type { Deal } from '../contract/deal.ts';
import type { DealAbility } from '../contract/lifecycle.ts';
import type { DealCall } from './deal-calls.ts';

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
  /** Takes a step for a form, which shows the problem. Resolves to it, or to null on success. */
  sendStep: (step: DealAbility, call: DealCall) => Promise<ApiProblem | null>;
  /** Takes a step for a button. A toast shows the problem. */
  takeStep: (step: DealAbility, call: DealCall) => Promise<void>;
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
