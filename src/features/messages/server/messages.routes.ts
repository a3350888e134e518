import { createRoute, z } from '@hono/zod-openapi';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { blockErrors } from '../../blocks/contract/errors.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { messageErrors } from '../contract/errors.ts';
import {
  Chat,
  ChatQuery,
  Delivered,
  FoundPeople,
  Inbox,
  InboxQuery,
  Message,
  Messages,
  MessagesQuery,
  NewMessage,
  OpenConversation,
  OpenedChat,
  PeopleQuery,
  ReadUpTo,
  UnreadTotal,
} from '../contract/message.ts';
import { loadInbox, loadMessages, loadUnread } from './load-messages.ts';
import type { MessagesServices } from './messages.ts';
import { requireWriter } from './messages.policy.ts';
import { loadChat, openConversation } from './open-conversation.ts';
import { searchPeople } from './search-people.ts';
import { markDelivered, markRead } from './mark-seen.ts';
import { sendMessage } from './send-message.ts';

const tags = ['Messages'];
const params = z.object({ id: z.uuid() });
const PRIVATE = { 'Cache-Control': 'no-store' };
const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

export function messageRoutes(services: MessagesServices) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/conversations',
        tags,
        summary: "The asker's inbox, newest message first",
        request: { query: InboxQuery },
        responses: {
          200: json(Inbox, 'A page of conversations that have messages.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json(await loadInbox(services, owner, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/conversations',
        tags,
        summary: 'Open the conversation with a person or about a listing',
        description:
          'There is one for each pair of people and listing: the same answer whoever opens it, and when.',
        request: { body: body(OpenConversation) },
        responses: {
          200: json(OpenedChat, 'The conversation, as it is by now.'),
          ...problems(
            messageErrors.SIGN_IN_TO_MESSAGE,
            messageErrors.SELF_MESSAGE,
            messageErrors.NO_RECIPIENT,
            messageErrors.RECIPIENT_NOT_FOUND,
            blockErrors.PERSON_BLOCKED,
            blockErrors.CANNOT_MESSAGE,
            messageErrors.TOO_MANY_CONVERSATIONS,
          ),
        },
      }),
      async (c) => {
        const member = requireWriter((await c.var.identify()).actor);
        return c.json(await openConversation(services, member, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/conversations/unread',
        tags,
        summary: 'How many messages the asker has not read; none, for visitors',
        responses: { 200: json(UnreadTotal, 'For a badge.'), ...problems() },
      }),
      async (c) => c.json(await loadUnread(services.db, (await c.var.identify()).actor), 200, PRIVATE),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/conversations/delivered',
        tags,
        summary: "Tell that a device of the asker's received everything so far",
        description: 'Conversations that are not theirs are passed over.',
        request: { body: body(Delivered) },
        responses: {
          204: { description: 'It is known.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        await markDelivered(services, owner, c.req.valid('json').conversationIds);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/conversations/{id}',
        tags,
        summary: 'One conversation',
        description:
          "Takes the conversation's own id, or the profile id of the other person, as the page /messages/{id} does. With a person it is the one about `listing`, else the latest; without any yet, what it would be, with `id` null.",
        request: { params, query: ChatQuery },
        responses: {
          200: json(Chat, 'The other person, the listing, and how far both have read.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            messageErrors.SELF_MESSAGE,
            messageErrors.CONVERSATION_NOT_FOUND,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const { id } = c.req.valid('param');
        return c.json(
          await loadChat(services, owner, id, c.req.valid('query').listing ?? null),
          200,
          PRIVATE,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/conversations/{id}/messages',
        tags,
        summary: 'Messages: the newest, those before one, or those since one',
        request: { params, query: MessagesQuery },
        responses: {
          200: json(Messages, 'Oldest first.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED, messageErrors.CONVERSATION_NOT_FOUND),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const { id } = c.req.valid('param');
        return c.json(await loadMessages(services, owner, id, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/conversations/{id}/messages',
        tags,
        summary: 'Send a message',
        description:
          'Sending the same `clientId` again, after a lost answer, stores nothing and answers the same.',
        request: { params, body: body(NewMessage) },
        responses: {
          201: json(Message, 'It is stored.'),
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            messageErrors.CONVERSATION_NOT_FOUND,
            messageErrors.NOBODY_THERE,
            blockErrors.PERSON_BLOCKED,
            blockErrors.CANNOT_MESSAGE,
            messageErrors.BLANK_MESSAGE,
            messageErrors.MESSAGE_TOO_LONG,
            messageErrors.MESSAGE_PHOTO_GONE,
            photoErrors.TOO_MANY_IMAGES,
            messageErrors.TOO_MANY_MESSAGES,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const { id } = c.req.valid('param');
        return c.json(await sendMessage(services, owner, id, c.req.valid('json')), 201);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/conversations/{id}/read',
        tags,
        summary: 'Mark everything up to a message as read',
        description: 'It only ever goes on: an earlier message than before changes nothing.',
        request: { params, body: body(ReadUpTo) },
        responses: {
          204: { description: 'It is known.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED, messageErrors.CONVERSATION_NOT_FOUND),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        await markRead(services, owner, c.req.valid('param').id, c.req.valid('json').seq);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/conversations/{id}/typing',
        tags,
        summary: 'Tell the other that something is being typed',
        description: 'Not stored. Passed on every two seconds at most.',
        request: { params },
        responses: {
          204: { description: 'Told, or told a moment ago.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED, messageErrors.CONVERSATION_NOT_FOUND),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        await services.sendTyping(owner, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/people',
        tags,
        summary: 'People to write to',
        description:
          'Username and name match by a part of them, whatever the case; an e-mail address only whole. Never the asker; never an e-mail address.',
        request: { query: PeopleQuery },
        responses: {
          200: json(FoundPeople, 'Ten at most.'),
          ...problems(messageErrors.SIGN_IN_TO_MESSAGE, messageErrors.TOO_MANY_SEARCHES),
        },
      }),
      async (c) => {
        const member = requireWriter((await c.var.identify()).actor);
        return c.json(
          { people: await searchPeople(services.db, member, c.req.valid('query').q) },
          200,
          PRIVATE,
        );
      },
    );
}
