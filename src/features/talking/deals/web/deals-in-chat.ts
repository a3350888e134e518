import type { ChatExtension } from '../../messages/web/messages.ts';
import { DEAL_TYPES } from '../contract/card-steps.ts';
import { DealBar } from './deal-bar.tsx';
import { DealLine } from './deal-line.tsx';
import { DealCard } from './deal-card.tsx';
import { DealProvider } from './deal-provider.tsx';

/** Adds deals to a chat: cards among the messages, and the deal's state and actions above them. */
export const dealsInChat: ChatExtension = {
  types: DEAL_TYPES,
  Message: DealCard,
  Around: DealProvider,
  Bar: DealBar,
  Line: DealLine,
};
