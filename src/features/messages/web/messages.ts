/** What the pages of other features may use of messages. */
export { AutomaticAnswersPanel } from './automatic-answers-panel.tsx';
export { ChatList } from './inbox/chat-list.tsx';
export { ChatPreview, ChatSubject, UnreadCount } from './inbox/chat-parts.tsx';
export {
  type ChatExtension,
  type OpenChat,
  QuickRepliesContext,
  type SystemMessageProps,
} from './thread/chat-extensions.ts';
