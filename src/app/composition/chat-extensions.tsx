import { Outlet } from 'react-router';
import { dealsInChat } from '../../features/talking/deals/web/deals.ts';
import {
  type ChatExtension,
  ChatExtensionsContext,
  messagesInChat,
} from '../../features/talking/messages/web/messages.ts';

const EXTENSIONS: readonly ChatExtension[] = [messagesInChat, dealsInChat];

/** Provides the parts that features add to chats, because messages don't depend on these features. */
export default function ChatExtensions() {
  return (
    <ChatExtensionsContext value={EXTENSIONS}>
      <Outlet />
    </ChatExtensionsContext>
  );
}
