/** The public API of messages for other features on the server. */

export { chatsAbout } from './count-chats.ts';
export { firstReplies } from './first-replies.ts';
export {
  conversationsAbout,
  findConversation,
  findConversations,
  findConversationsWith,
  findConversationWith,
  type ListingConversation,
} from './listing-conversations.ts';
export type { MessageKey } from './messages.queries.ts';
export type { MessagesServices } from './messages-services.ts';
export {
  hasSeenMessage,
  isParticipant,
  listingOfConversation,
  otherParticipantsOf,
  participantsOf,
} from './participants.queries.ts';
export { publishListingChange, publishMessages } from './publish-conversations.ts';
export { conversationLink, messageGroup, NOTIFY_DELAY_SECONDS, readShown } from './read-notifications.ts';
export { replyHabit } from './reply-habit.ts';
export { createSystemMessages, postSystemMessages, type SystemMessages } from './system-messages.ts';
export { nameOfOtherPerson, otherPersonOf, systemDataOf } from './notification-details.ts';
export { type WaitingChat, waitingChats } from './waiting-chats.ts';
export { writeToBuyers } from './write-to-buyers.ts';
export { messageTitles } from './notify-of-messages.ts';
