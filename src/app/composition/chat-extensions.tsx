import { Outlet } from 'react-router';
import { dealsInChat } from '../../features/deals/web/deals-in-chat.ts';
import { messagesInChat } from '../../features/messages/web/thread/automatic-answer.tsx';
import {
  type ChatExtension,
  ChatExtensionsContext,
} from '../../features/messages/web/thread/chat-extensions.ts';

const EXTENSIONS: readonly ChatExtension[] = [messagesInChat, dealsInChat];

/** Provides the parts that features show in chats, which know none of these features. */
export default function ChatExtensions() {
  return (
    <ChatExtensionsContext value={EXTENSIONS}>
      <Outlet />
    </ChatExtensionsContext>
  );
}
