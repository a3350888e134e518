import { type SqlBool, sql } from 'kysely';
import { retained } from '../../../../platform/server/erase-person.ts';
import { belongsTo, type ExportPerson, shownName } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { consumeMany } from '../../../../platform/server/job.ts';
import { exportedPhotos } from '../../../items/photos/server/photos.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { messageSent } from '../contract/signals.ts';
import { automaticAnswerRoutes } from './automatic-answers.routes.ts';
import { conversationSubject, messageSubject } from './chat-subjects.ts';
import { eraseConversations, moveConversations } from './conversation-ownership.ts';
import { messageRoutes } from './messages.routes.ts';
import type { MessagesServices } from './messages-services.ts';
import { messageNotifications, NOTIFY_DELAY_SECONDS, notifyOfMessages } from './notify-of-messages.ts';
import { createSendTyping } from './send-typing.ts';
import { messageTypes } from './system-messages.ts';

const isMe = (person: OwnerKey) => belongsTo(person, 'me.profile_id', 'me.guest_key');

/** SQL for conversations with both participants. */
const CHATS = sql`
  conversation_participants as me
  join conversations on conversations.id = me.conversation_id
  join conversation_participants as other
    on other.conversation_id = me.conversation_id and other.slot <> me.slot
  left join profiles on profiles.id = other.profile_id`;

/** Exports a person's chats with the messages of both sides. The other participant appears by name only. */
const exportChats: ExportPerson = {
  tables: [
    {
      name: 'chats',
      shows: ['conversations', 'conversation_participants'],
      rows: (person) => sql`
        select conversations.id as chat_id, ${shownName('profiles', 'other.guest_key')} as person,
          conversations.listing_id, listings.title as listing, conversations.created_at as started_at,
          me.last_message_at, me.last_read_at, me.unread
        from ${CHATS}
        left join listings on listings.id = conversations.listing_id
        where ${isMe(person)} order by conversations.created_at, conversations.id`,
    },
    {
      name: 'messages',
      shows: ['messages'],
      rows: (person) => sql`
        select conversations.id as chat_id, messages.created_at as sent_at,
          case when messages.sender = me.slot then 'me' else ${shownName('profiles', 'other.guest_key')} end as sender,
          messages.content as text,
          array(select 'photos/' || id || '.webp' from unnest(messages.photo_ids) as id) as photos,
          messages.type as event, messages.data as details
        from ${CHATS}
        join messages on messages.conversation_id = conversations.id
        where ${isMe(person)} order by conversations.created_at, conversations.id, messages.seq`,
    },
  ],
  files: (person) =>
    exportedPhotos(sql<SqlBool>`photos.id in (
      select unnest(messages.photo_ids)
      from conversation_participants as me
      join messages on messages.conversation_id = me.conversation_id and messages.sender <> me.slot
      where ${isMe(person)})`),
};

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
  subjects: { conversation: conversationSubject, message: messageSubject },
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
