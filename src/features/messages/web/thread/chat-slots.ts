import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { DealCard } from '../../../deals/contract/deal-card.ts';
import type { Chat } from '../../contract/message.ts';
import type { Clock } from '../../../../platform/web/time-labels.ts';

/** What a chat lets others know and do, who show something of theirs in it. */
export interface OpenChat {
  chat: Chat;
  /** Null until the reader's time is known. */
  clock: Clock | null;
  /** Number of the newest step among the messages; 0 when there is none. */
  lastStep: number;
  /** Its id; opens the conversation when nobody has yet. Null when that failed, which was said. */
  open: () => Promise<string | null>;
  /** Something was done that shows among the messages, or in what is pinned above them. */
  refresh: () => void;
}

/** What stands in a chat and belongs to features that know more than messages; src/app puts it in. */
export interface ChatSlots {
  Around: ComponentType<{ open: OpenChat; children: ReactNode }>;
  /** Below the pinned listing. */
  Bar: ComponentType;
  /** A step among the messages. */
  Card: ComponentType<{ card: DealCard; mine: boolean }>;
}

export const ChatSlotsContext = createContext<ChatSlots | null>(null);
export const useChatSlots = () => useContext(ChatSlotsContext);
