import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { ListingStatus } from '../../../items/listings/contract/listing.ts';
import { Photo } from '../../../items/photos/contract/photo.ts';
import { MemberSummary, PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { sure } from '../../../trust/text-rules/contract/sure.ts';
import { Attachment } from '../../attachments/contract/attachment.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';
import { SystemMessage } from './system-message.ts';

/** A message is written by a person, or posted by the site on their behalf. */
const MessageKind = z.enum(['text', 'system']);

/** The state of a listing when someone asked whether it is still available. */
export const Availability = z
  .object({
    state: z.enum(['available', 'reserved', 'reserved-for-buyer', 'paused', 'sold']),
    until: z.iso.datetime().nullable().describe('When the reservation ends.'),
  })
  .openapi('Availability');
export type Availability = z.infer<typeof Availability>;

/** The sequence number of a message: from 1, in the order everyone sees them. */
const seq = z.int().min(0).max(2_147_483_647);

/** @param system Schema of all declared system messages, for the API's documentation. */
const messageSchema = (system: z.ZodType<SystemMessage>) =>
  z
    .object({
      seq: seq.describe('Sequence number in the conversation: from 1, in order, without gaps.'),
      clientId: z.uuid().describe('Created by the client that sent it.'),
      kind: MessageKind,
      mine: z.boolean().describe('Whether the viewer sent it.'),
      /** Plain text as typed, including any markup and links. Blank for messages with files only. */
      text: z.string(),
      photos: z.array(Photo),
      attachments: z.array(Attachment).describe('Files other than photos.'),
      sentAt: z.iso.datetime(),
      warning: z
        .string()
        .optional()
        .describe(
          'What the receiver should know, such as that it asks to pay elsewhere. Never for the sender.',
        ),
      system: system
        .optional()
        .describe(
          'What happened, for a system message; `text` says it in one line. It counts as sent by the participant it was posted for.',
        ),
    })
    .openapi('Message');
export type Message = z.infer<ReturnType<typeof messageSchema>>;

/** The listing of a conversation, as pinned above the chat. */
export const ConversationListing = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** US cents; 0 is free. */
    priceCents: z.int(),
    status: ListingStatus,
    reserved: z.boolean(),
    cover: z.union([Photo, z.null()]),
    own: z.boolean().describe('Whether the viewer sells it.'),
  })
  .openapi('ConversationListing');
export type ConversationListing = z.infer<typeof ConversationListing>;

const MessagePreview = z
  .object({
    mine: z.boolean(),
    kind: MessageKind,
    systemType: z.string().nullable().describe('Type of a system message; null for messages by people.'),
    /** Truncated to MESSAGE_LIMITS.preview characters. */
    text: z.string(),
    photoCount: z.int(),
    attachmentNames: z.array(z.string()),
    sentAt: z.iso.datetime(),
  })
  .openapi('MessagePreview');

export const Conversation = z
  .object({
    id: z.uuid(),
    /** The other participant. */
    participant: PersonSummary,
    /** The listing it is about; null for conversations started from a profile. */
    listingId: z.uuid().nullable(),
    /** Null without a listing, or after the listing was deleted. */
    listing: z.union([ConversationListing, z.null()]),
    lastMessage: z.union([MessagePreview, z.null()]),
    replyBy: z.iso
      .datetime()
      .nullish()
      .describe('When the offer to the viewer expires; only in a list with `owed`.'),
    lastSeq: seq.describe('Sequence number of the last message; 0 without messages.'),
    unread: z.int().describe('Number of messages the viewer has not read.'),
    readSeq: seq.describe('The viewer has read up to this sequence number.'),
    participantReadSeq: seq.describe('The other participant has read up to this sequence number.'),
    participantDeliveredSeq: seq.describe(
      'A device of the other participant has received messages up to this sequence number.',
    ),
  })
  .openapi('Conversation');
export type Conversation = z.infer<typeof Conversation>;

/** A conversation with everything the chat page needs. */
export const Chat = Conversation.extend({
  id: z.uuid().nullable().describe('Null until POST /conversations creates the conversation.'),
  can: z.object({ send: z.boolean() }),
  denial: z
    .enum(['gone', 'blocked', 'refused'])
    .nullable()
    .describe(
      'Why the viewer cannot write: the other account is gone, the viewer blocked the person, or the person does not receive messages from the viewer.',
    ),
}).openapi('Chat');
export type Chat = z.infer<typeof Chat>;

export const OpenedChat = Chat.extend({ id: z.uuid() }).openapi('OpenedChat');
export type OpenedChat = z.infer<typeof OpenedChat>;

export const OpenConversation = z
  .object({
    listingId: z
      .uuid()
      .nullish()
      .describe(
        'The listing it is about. Null means the conversation without a listing. If omitted, the latest conversation with the person.',
      ),
    personId: z
      .uuid()
      .nullish()
      .describe("Profile id of the other participant; optional for a listing's seller."),
  })
  .openapi('OpenConversation', { example: { listingId: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11' } });
export type OpenConversation = z.infer<typeof OpenConversation>;

export const ChatQuery = z.object({
  listing: z
    .uuid()
    .optional()
    .describe('With a profile id: the conversation about this listing instead of the latest one.'),
});

export const InboxQuery = z.object({
  cursor: pageCursor,
  limit: pageLimit(30),
  owed: z
    .enum(['1'], 'Leave it out, or say 1.')
    .optional()
    .describe("1: only conversations waiting for the viewer's reply to a question, offer or proposal."),
});
export type InboxQuery = z.infer<typeof InboxQuery>;

export const Inbox = z
  .object({
    /** Newest message first. */
    conversations: z.array(Conversation),
    nextCursor: z.string().nullable(),
  })
  .openapi('Inbox');
export type Inbox = z.infer<typeof Inbox>;

const seqOf = (message: string) =>
  z.coerce.number(message).int(message).min(0, message).max(2_147_483_647, message);

export const MessagesQuery = z
  .object({
    before: seqOf('Use the number of a message.')
      .optional()
      .describe('Only messages before this sequence number.'),
    since: seqOf('Use the number of a message.')
      .optional()
      .describe('Only messages after this sequence number.'),
    limit: pageLimit(50, 100),
  })
  .refine(({ before, since }) => before === undefined || since === undefined, {
    path: ['since'],
    message: 'Ask for those before or those since a message, not for both.',
  });
export type MessagesQuery = z.infer<typeof MessagesQuery>;

/** Returns the schemas of a message and a page of messages, with all declared system messages. */
export function messageSchemas(system: z.ZodType<SystemMessage>) {
  const Message = messageSchema(system);
  const Messages = z
    .object({
      /** Oldest first, regardless of the paging direction. */
      messages: z.array(Message),
      more: z.boolean().describe('Whether there are more in the requested direction.'),
    })
    .openapi('Messages');
  return { Message, Messages };
}
export type Messages = z.infer<ReturnType<typeof messageSchemas>['Messages']>;

// Accepts blank and too long texts: `checkMessage` rejects them with a message for the person.
export const NewMessage = z
  .object({
    clientId: z
      .uuid()
      .describe('Created by the client. Sending it again stores nothing and returns the same message.'),
    text: z.string().max(60_000).default(''),
    photos: z
      .array(z.uuid())
      .max(50)
      .default([])
      .describe('Uploaded photos that are not used elsewhere, in order.'),
    attachments: z
      .array(z.uuid())
      .max(50)
      .default([])
      .describe('Uploaded files that were not sent yet, in order.'),
    sure,
  })
  .openapi('NewMessage', {
    example: { clientId: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11', text: 'Is this still available?' },
  });
export type NewMessage = z.infer<typeof NewMessage>;

export const ReadUpTo = z
  .object({ seq: seq.describe('Sequence number of the last message the viewer has seen.') })
  .openapi('ReadUpTo', { example: { seq: 42 } });

export const Delivered = z
  .object({ conversationIds: z.array(z.uuid()).min(1).max(100) })
  .openapi('Delivered');

export const UnreadTotal = z
  .object({
    messages: z.int(),
    conversations: z.int().describe('Conversations with at least one of them.'),
  })
  .openapi('UnreadTotal');

export const PeopleQuery = z.object({
  q: z
    .string()
    .max(MESSAGE_LIMITS.peopleQuery, 'Search for at most 254 characters.')
    .describe('Part of a username or name, or a complete email address. A blank query finds no one.'),
});

export const FoundPeople = z.object({ people: z.array(MemberSummary) }).openapi('FoundPeople');

/** Whether 'Is this still available?' is answered automatically for the viewer's listings. */
export const AutomaticAnswers = z.object({ on: z.boolean() }).openapi('AutomaticAnswers');
