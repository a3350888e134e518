import type { ComponentType, ReactNode } from 'react';
import { defineSlot } from '../../../../../platform/web/page/slot.tsx';
import type { Clock } from '../../../../../platform/web/time/time-labels.ts';
import type { Chat } from '../../contract/message.ts';
import type { SystemMessage } from '../../contract/system-message.ts';
import type { Entry } from './group-messages.ts';

/** What a chat provides to the features that extend it. */
export interface OpenChat {
  chat: Chat;
  /** Null until the viewer's time is known. */
  clock: Clock | null;
  /** Sequence number of the newest system message; 0 without one. */
  lastSystemSeq: number;
  /**
   * Returns the conversation's id, and creates the conversation if necessary. Null after a failure, which it
   * has already shown.
   */
  open: () => Promise<string | null>;
  /** Call it after a change that affects the messages or what is pinned above them. */
  refresh: () => void;
}

export interface SystemMessageProps {
  system: SystemMessage;
  /** The message that contains it. */
  entry: Entry;
  chat: Chat;
  clock: Clock;
  /** Whether no later message has the same type. */
  newest: boolean;
}

/** The parts of a chat that a feature provides. */
export interface ChatExtension {
  /** Prefix of the feature's system message types, such as 'deal.'. */
  types: string;
  Message: ComponentType<SystemMessageProps>;
  /** Wraps the chat with state that the other parts share. */
  Around?: ComponentType<{ open: OpenChat; children: ReactNode }>;
  /** Shown below the pinned listing; on phones in its row, with room for two buttons. */
  Bar?: ComponentType;
  /**
   * Replaces the listing's status in the pinned listing of a phone in landscape. Renders its children, the status, if it
   * has nothing to add.
   */
  Line?: ComponentType<{ children: ReactNode }>;
}

export const chatExtensionsSlot = defineSlot<readonly ChatExtension[]>([]);

/** Quick replies of a feature that replace the standard ones; null for the standard ones. */
export const quickRepliesSlot = defineSlot<readonly string[] | null>(null);

/** Returns the extension that shows a type of system message; undefined for types from a newer server. */
export const rendererOf = (extensions: readonly ChatExtension[], type: string) =>
  extensions.find(({ types }) => type.startsWith(types))?.Message;
