import { createSystemMessages } from '../../features/messages/server/messages.ts';
import { features } from './features.ts';

/** What features post in chats. What shows it is in chat-extensions.tsx. */
export const systemMessages = createSystemMessages(
  features.flatMap(({ systemMessages: types = [] }) => types),
);
