import { createSystemMessages } from '../../features/talking/messages/server/messages.ts';
import { features } from './features.ts';

/** The system messages of all features. Their renderers are in chat-extensions.tsx. */
export const systemMessages = createSystemMessages(
  features.flatMap(({ systemMessages: types = [] }) => types),
);
