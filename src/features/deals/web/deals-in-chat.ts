import type { ChatExtension } from '../../messages/web/messages.ts';
import { DEAL_TYPES } from '../contract/card-steps.ts';
import { DealBar } from './deal-bar.tsx';
import { DealLine } from './deal-line.tsx';
import { DealCard } from './deal-card.tsx';
import { DealAround } from './deal-provider.tsx';

/** Adds deals to a chat: cards among the messages, and the deal's state and actions above them. */
export const dealsInChat: ChatExtension = {
  types: DEAL_TYPES,
  Message: DealCard,
  Around: DealAround,
  Bar: DealBar,
  Line: DealLine,
};
