import { defineFeature } from '../../../platform/server/feature.ts';
import { automaticAnswerRoutes } from './automatic-answers.routes.ts';
import { messageRoutes } from './messages.routes.ts';
import type { MessagesServices } from './messages.ts';
import { createSendTyping } from './send-typing.ts';
import { messageTypes } from './system-messages.ts';

export const messagesFeature = defineFeature({
  name: 'messages',
  systemMessages: messageTypes,
  build: (services: Omit<MessagesServices, 'sendTyping'>) => ({
    routes: [
      messageRoutes({ ...services, sendTyping: createSendTyping(services) }),
      automaticAnswerRoutes(services),
    ],
  }),
});
