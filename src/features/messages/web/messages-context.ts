import { useOutletContext } from 'react-router';

/** What the chat passes to the inbox beside it. */
export interface MessagesContext {
  /** Which conversation is open, as an address may name a person instead. */
  onOpen: (conversationId: string | null) => void;
}

export const useMessagesContext = () => useOutletContext<MessagesContext>();
