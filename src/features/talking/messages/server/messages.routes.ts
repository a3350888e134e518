import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { photoErrors } from '../../../items/photos/contract/errors.ts';
import { blockErrors } from '../../../trust/blocks/contract/errors.ts';
import { textRuleErrors } from '../../../trust/text-rules/contract/errors.ts';
import { attachmentErrors } from '../../attachments/contract/errors.ts';
import { messageErrors } from '../contract/errors.ts';
import {
  Chat,
  ChatQuery,
  Delivered,
  FoundPeople,
  Inbox,
  InboxQuery,
  MessagesQuery,
  messageSchemas,
  NewMessage,
  OpenConversation,
  OpenedChat,
  PeopleQuery,
  ReadUpTo,
  UnreadTotal,
} from '../contract/message.ts';
import { tag } from './api-tag.ts';
import { loadInbox, loadMessages, loadUnread } from './load-messages.ts';
import { markDelivered, markRead } from './mark-seen.ts';
import { requireWriter } from './messages.policy.ts';
import type { MessagesServices } from './messages-services.ts';
import { loadChat, openConversation } from './open-conversation.ts';
import { searchPeople } from './search-people.ts';
import { sendMessage } from './send-message.ts';

export function messageRoutes(services: MessagesServices) {
  const { Message, Messages } = messageSchemas(services.systemMessages.schema);
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/conversations',
        operationId: 'listConversations',
        tag,
        summary: "The viewer's inbox, newest message first",
        access: 'owner',
        scope: 'messages:read',
        request: { query: InboxQuery },
        responses: { 200: json(Inbox, 'A page of conversations with messages.') },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await loadInbox(services, owner, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/conversations',
        operationId: 'openConversation',
        tag,
        summary: 'Open the conversation with a person or about a listing',
        description:
          'There is one conversation for each pair of people and listing; opening it again returns the same one.',
        access: 'member',
        scope: 'messages:write',
        request: { body: jsonBody(OpenConversation) },
        responses: { 200: json(OpenedChat, 'The conversation.') },
        errors: [
          messageErrors.SIGN_IN_TO_MESSAGE,
          messageErrors.SELF_MESSAGE,
          messageErrors.NO_RECIPIENT,
          messageErrors.RECIPIENT_NOT_FOUND,
          blockErrors.PERSON_BLOCKED,
          blockErrors.CANNOT_MESSAGE,
          messageErrors.TOO_MANY_CONVERSATIONS,
        ],
      }),
      async (c) => {
        const member = requireWriter(await actorOf(c));
        return c.json(await openConversation(services, member, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/conversations/unread',
        operationId: 'countUnreadMessages',
        tag,
        summary: 'The number of unread messages of the viewer; 0 for visitors',
        access: 'optional',
        scope: 'messages:read',
        responses: { 200: json(UnreadTotal, 'For a badge.') },
      }),
      async (c) => c.json(await loadUnread(services.db, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/conversations/delivered',
        operationId: 'markConversationsDelivered',
        tag,
        summary: 'Mark all messages so far as delivered to a device of the viewer',
        description: 'Ignores conversations of other people.',
        access: 'owner',
        scope: 'messages:write',
        request: { body: jsonBody(Delivered) },
        responses: { 204: { description: 'Stored.' } },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        await markDelivered(services, owner, c.req.valid('json').conversationIds);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/conversations/{id}',
        operationId: 'getConversation',
        tag,
        summary: 'One conversation',
        description:
          'Takes the id of the conversation, or the profile id of the other participant, as the page /messages/{id} does. A profile id gives the conversation about `listing`, or else the latest; if there is none yet, what it would be, with `id` null.',
        access: 'owner',
        scope: 'messages:read',
        request: { params: byId, query: ChatQuery },
        responses: { 200: json(Chat, 'The other participant, the listing, and how far both have read.') },
        errors: [
          messageErrors.SIGN_IN_TO_MESSAGE,
          messageErrors.SELF_MESSAGE,
          messageErrors.CONVERSATION_NOT_FOUND,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await loadChat(services, owner, id, c.req.valid('query').listing), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/conversations/{id}/messages',
        operationId: 'listMessages',
        tag,
        summary: 'List messages: the newest, those before a message, or those since one',
        access: 'owner',
        scope: 'messages:read',
        request: { params: byId, query: MessagesQuery },
        responses: { 200: json(Messages, 'Oldest first.') },
        errors: [messageErrors.CONVERSATION_NOT_FOUND],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await loadMessages(services, owner, id, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/conversations/{id}/messages',
        operationId: 'sendMessage',
        tag,
        summary: 'Send a message',
        description:
          'Sending the same `clientId` again, after a lost answer, stores nothing and answers the same.',
        access: 'owner',
        scope: 'messages:write',
        request: { params: byId, body: jsonBody(NewMessage) },
        responses: { 201: json(Message, 'Stored.') },
        errors: [
          messageErrors.CONVERSATION_NOT_FOUND,
          messageErrors.NOBODY_THERE,
          blockErrors.PERSON_BLOCKED,
          blockErrors.CANNOT_MESSAGE,
          messageErrors.BLANK_MESSAGE,
          messageErrors.MESSAGE_TOO_LONG,
          textRuleErrors.TEXT_REFUSED,
          textRuleErrors.TEXT_UNSURE,
          messageErrors.MESSAGE_PHOTO_GONE,
          messageErrors.MESSAGE_FILE_GONE,
          photoErrors.TOO_MANY_IMAGES,
          attachmentErrors.TOO_MANY_ATTACHMENTS,
          messageErrors.TOO_MANY_MESSAGES,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await sendMessage(services, owner, id, c.req.valid('json')), 201);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/conversations/{id}/read',
        operationId: 'markConversationRead',
        tag,
        summary: 'Mark all messages up to one as read',
        description: 'The mark only moves forward; an earlier message changes nothing.',
        access: 'owner',
        scope: 'messages:write',
        request: { params: byId, body: jsonBody(ReadUpTo) },
        responses: { 204: { description: 'Stored.' } },
        errors: [messageErrors.CONVERSATION_NOT_FOUND],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        await markRead(services, owner, c.req.valid('param').id, c.req.valid('json').seq);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/conversations/{id}/typing',
        operationId: 'announceTyping',
        tag,
        summary: 'Show the other participant that the viewer is typing',
        description: 'Not stored. Forwarded at most every two seconds.',
        access: 'owner',
        request: { params: byId },
        responses: { 204: { description: 'Sent now or a moment ago.' } },
        errors: [messageErrors.CONVERSATION_NOT_FOUND],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        await services.sendTyping(owner, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/people',
        operationId: 'searchPeople',
        tag,
        summary: 'Search people to message',
        description:
          'Finds members by a part of their username or name, ignoring case and accents, or by their whole email address. Never finds the viewer, and never returns an email address.',
        access: 'member',
        request: { query: PeopleQuery },
        responses: { 200: json(FoundPeople, 'At most ten.') },
        errors: [messageErrors.SIGN_IN_TO_MESSAGE, messageErrors.TOO_MANY_SEARCHES],
      }),
      async (c) => {
        const member = requireWriter(await actorOf(c));
        return c.json(
          { people: await searchPeople(services.db, member, c.req.valid('query').q) },
          200,
          PRIVATE,
        );
      },
    );
}
