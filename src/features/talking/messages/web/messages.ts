/** The public API of messages for the pages of other features. */
export { AutomaticAnswersPanel } from './automatic-answers.tsx';
export { ChatList, ChatPreview, ChatSubject, UnreadCount } from './inbox/chat-list.tsx';
export { messagesInChat } from './thread/automatic-answer.tsx';
export {
  type ChatExtension,
  chatExtensionsSlot,
  type OpenChat,
  quickRepliesSlot,
  type SystemMessageProps,
} from './thread/chat-extensions.ts';
export { useSendSavedOutboxes } from './use-send-saved-outboxes.ts';
export { useUnreadMessages } from './use-unread-messages.ts';
