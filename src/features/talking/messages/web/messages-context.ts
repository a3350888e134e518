import { useOutletContext } from 'react-router';

/** What the inbox layout passes to the chat. */
export interface MessagesContext {
  /** Reports which conversation is open. The address may name a person instead. */
  onOpen: (conversationId: string | null) => void;
}

export const useMessagesContext = () => useOutletContext<MessagesContext>();
