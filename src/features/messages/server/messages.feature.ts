import { defineFeature } from '../../../platform/server/feature.ts';
import { automaticAnswerRoutes } from './automatic-answers.routes.ts';
import { conversationSubject } from './conversation-subject.ts';
import { messageRoutes } from './messages.routes.ts';
import { type MessagesServices, moveConversations } from './messages.ts';
import { createSendTyping } from './send-typing.ts';
import { messageTypes } from './system-messages.ts';

export const messagesFeature = defineFeature({
  name: 'messages',
  guestOwnership: {
    columns: [{ table: 'conversation_participants', column: 'guest_key', rows: 'move' }],
    move: moveConversations,
  },
  subjects: { conversation: conversationSubject },
  systemMessages: messageTypes,
  build: (services: Omit<MessagesServices, 'sendTyping'>) => ({
    routes: [
      messageRoutes({ ...services, sendTyping: createSendTyping(services) }),
      automaticAnswerRoutes(services),
    ],
  }),
});
