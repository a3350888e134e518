import type { ReactNode } from 'react';
import type { ChatExtension } from '../../messages/web/messages.ts';
import { DEAL_TYPES } from '../contract/card-steps.ts';
import { DealBar } from './deal-bar.tsx';
import { DealCard } from './deal-card.tsx';
import { useDeal } from './deal-context.ts';
import { DealProvider } from './deal-provider.tsx';
import { dealStatus } from './deal-texts.ts';

/** Adds deals to a chat: cards among the messages, and the deal's state and actions above them. */
export const dealsInChat: ChatExtension = {
  types: DEAL_TYPES,
  Message: DealCard,
  Around: DealProvider,
  Bar: DealBar,
  Line: DealLine,
};

/** Shows the deal's state in one line, or the listing's status without a deal. */
function DealLine({ children }: { children: ReactNode }) {
  const { open, deal } = useDeal();
  const { chat, clock } = open;
  const status = deal && clock && dealStatus(deal, chat.participant.name, clock);
  if (status === null) return children;
  return (
    <>
      <span aria-hidden="true">·</span>
      <span dir="auto" className="truncate">
        {status}
      </span>
    </>
  );
}
