import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Chat } from '../../contract/message.ts';
import type { SystemMessage } from '../../contract/system-message.ts';
import type { Clock } from '../../../../platform/web/time-labels.ts';
import type { Entry } from './group-messages.ts';

/** What a chat offers to the features that show something in it. */
export interface OpenChat {
  chat: Chat;
  /** Null until the reader's time is known. */
  clock: Clock | null;
  /** Number of the newest system message; 0 when there is none. */
  lastSystemSeq: number;
  /** Its id; opens the conversation when nobody has yet. Null when that failed, which was shown. */
  open: () => Promise<string | null>;
  /** To call after a change that shows among the messages, or in what is pinned above them. */
  refresh: () => void;
}

export interface SystemMessageProps {
  system: SystemMessage;
  /** The message it is in: who it counts for, its text in one line, its time. */
  entry: Entry;
  chat: Chat;
  clock: Clock;
  /** No later message has the same type. */
  newest: boolean;
}

/** What a feature shows in chats. */
export interface ChatExtension {
  /** What the types of its system messages begin with, such as 'deal.'. */
  types: string;
  Message: ComponentType<SystemMessageProps>;
  /** Wraps the chat, for what its parts share. */
  Around?: ComponentType<{ open: OpenChat; children: ReactNode }>;
  /** Below the pinned listing; beside it in a low chat, where it has room for one button. */
  Bar?: ComponentType;
  /** In the pinned listing of a low chat: says more than its children, the listing's status, where it can. */
  Line?: ComponentType<{ children: ReactNode }>;
}

/** Filled by src/app/composition. */
export const ChatExtensionsContext = createContext<readonly ChatExtension[]>([]);
export const useChatExtensions = () => useContext(ChatExtensionsContext);

/** Phrases a feature offers in a chat instead of the usual ones; null for those. */
export const QuickRepliesContext = createContext<readonly string[] | null>(null);

/** What shows a type of system message; undefined for one that no feature knows, from a newer server. */
export const rendererOf = (extensions: readonly ChatExtension[], type: string) =>
  extensions.find(({ types }) => type.startsWith(types))?.Message;
