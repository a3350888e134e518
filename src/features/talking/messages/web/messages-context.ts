import { useOutletContext } from 'react-router';
import type { PersonSummary } from '../../../people/people/contract/person-summary.ts';

/** What the inbox layout passes to the chat. */
export interface MessagesContext {
  /** Reports which conversation is open. The address may name a person instead. */
  onOpen: (conversationId: string | null) => void;
}

export const useMessagesContext = () => useOutletContext<MessagesContext>();

/** What a row knows of the chat it leads to: the state of its link. */
export interface KnownChat {
  participant: PersonSummary;
  hasListing: boolean;
}
