/** The public API of messages for other features on the server. */

export { chatsAbout, firstReplies, replyHabit, type WaitingChat, waitingChats } from './chat-statistics.ts';
export { writeToBuyers } from './insert-messages.ts';
export {
  conversationsAbout,
  findConversation,
  findConversations,
  findConversationsWith,
  findConversationWith,
  type ListingConversation,
  publishListingChange,
  publishMessages,
} from './listing-conversations.ts';
export { type MessageKey, recipientsOf } from './messages.queries.ts';
export {
  conversationLink,
  messageGroup,
  messageTitles,
  NOTIFY_DELAY_SECONDS,
  readShown,
} from './notify-of-messages.ts';
export {
  hasSeenMessage,
  isParticipant,
  listingOfConversation,
  nameOfOtherPerson,
  otherParticipantsOf,
  otherPersonOf,
  participantsOf,
  systemDataOf,
} from './participants.queries.ts';
export { createSystemMessages, postSystemMessages, type SystemMessages } from './system-messages.ts';
