import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consumeMany } from '../../../../platform/server/job.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { messageSent } from '../contract/signals.ts';
import { automaticAnswerRoutes } from './automatic-answers.routes.ts';
import { conversationSubject } from './conversation-subject.ts';
import { eraseConversations } from './erase-conversations.ts';
import { exportChats } from './export-chats.ts';
import { messageRoutes } from './messages.routes.ts';
import type { MessagesServices } from './messages-services.ts';
import { moveConversations } from './move-conversations.ts';
import { messageNotifications, notifyOfMessages } from './notify-of-messages.ts';
import { NOTIFY_DELAY_SECONDS } from './read-notifications.ts';
import { createSendTyping } from './send-typing.ts';
import { messageTypes } from './system-messages.ts';

type Services = Omit<MessagesServices, 'sendTyping'> & NotifyServices;

export const messagesFeature = defineFeature({
  name: 'messages',
  guestOwnership: {
    columns: [{ table: 'conversation_participants', column: 'guest_key', rows: 'move' }],
    move: moveConversations,
  },
  erasePerson: {
    columns: retained('conversation_participants', 'profile_id', 'guest_key'),
    erase: eraseConversations,
  },
  exportPerson: exportChats,
  subjects: { conversation: conversationSubject },
  systemMessages: messageTypes,
  notificationKinds: messageNotifications,
  build: (services: Services) => ({
    routes: [
      messageRoutes({ ...services, sendTyping: createSendTyping(services) }),
      automaticAnswerRoutes(services),
    ],
    costly: [{ method: 'GET', path: '/api/people', when: ['q'] }],
    jobs: [
      consumeMany(
        messageSent,
        'notifications.message',
        (deliveries) => notifyOfMessages(services, deliveries),
        { delaySeconds: NOTIFY_DELAY_SECONDS },
      ),
    ],
  }),
});
