import { Outlet } from 'react-router';
import { DealAround } from '../../features/deals/web/deal-provider.tsx';
import { DealBar } from '../../features/deals/web/deal-bar.tsx';
import { DealCard } from '../../features/deals/web/deal-card.tsx';
import { type ChatSlots, ChatSlotsContext } from '../../features/messages/web/thread/chat-slots.ts';

const SLOTS: ChatSlots = { Around: DealAround, Bar: DealBar, Card: DealCard };

/** Puts deals into chats, which know nothing of them. */
export default function DealsInChats() {
  return (
    <ChatSlotsContext value={SLOTS}>
      <Outlet />
    </ChatSlotsContext>
  );
}
