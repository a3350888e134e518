import { dealsInChat } from '../../../features/talking/deals/web/deals.ts';
import { chatExtensionsSlot, messagesInChat } from '../../../features/talking/messages/web/messages.ts';
import { fill, slotsLayout } from '../../../platform/web/page/slot.tsx';

/** Adds deals to chats. */
export default slotsLayout(fill(chatExtensionsSlot, [messagesInChat, dealsInChat]));
