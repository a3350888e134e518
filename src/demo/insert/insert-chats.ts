import type { Transaction } from 'kysely';
import { cardType } from '../../features/talking/deals/contract/card-steps.ts';
import { cardText } from '../../features/talking/deals/contract/card-text.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import type { DemoChat } from '../content/chats.ts';
import { conversationId, listingId, ownerColumns, personKeyOf, stableId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import type { DemoMarketplace } from '../content/make-marketplace.ts';
import { demoCard, insertDeals } from './insert-deals.ts';

/** Inserts the conversations of the demo with times in the past. */
export async function insertChats(
  trx: Transaction<DB>,
  { chats, listings }: Pick<DemoMarketplace, 'chats' | 'listings'>,
): Promise<void> {
  const sellers = new Map(listings.map(({ title, sellerUsername }) => [title, sellerUsername]));
  const rows = chats.map((chat) => rowsOf(chat, sellers.get(chat.about) ?? null));
  await insertRows(
    trx,
    'conversations',
    rows.map(({ conversation }) => conversation),
  ).execute();
  await insertRows(
    trx,
    'conversation_participants',
    rows.flatMap(({ members }) => members),
  ).execute();
  await insertRows(
    trx,
    'messages',
    rows.flatMap(({ messages }) => messages),
  ).execute();
  await insertDeals(trx, chats);
}

function rowsOf(chat: DemoChat, sellerUsername: string | null) {
  const { about, buyer, lines, unread } = chat;
  const id = conversationId(chat);
  const [first = '', second = ''] = [personKeyOf(buyer).id, personKeyOf(sellerUsername).id].sort();
  const lastAt = minutesBeforeNow(lines.at(-1)?.minutesAgo ?? 0);
  const writer = lines.at(-1)?.from;
  return {
    conversation: {
      id,
      first_person: first,
      second_person: second,
      listing_id: listingId({ title: about }),
      last_seq: lines.length,
      created_at: minutesBeforeNow(lines[0]?.minutesAgo ?? 0),
    },
    members: [buyer, sellerUsername].map((username, index) => {
      const waits = writer === (index === 0 ? 'buyer' : 'seller') ? 0 : unread;
      return {
        conversation_id: id,
        slot: index + 1,
        ...ownerColumns(username),
        delivered_seq: lines.length,
        read_seq: lines.length - waits,
        last_read_at: lastAt,
        unread: waits,
        last_message_at: lastAt,
      };
    }),
    messages: lines.map((line, index) => {
      const card = line.step ? demoCard(line, line.step, chat) : null;
      return {
        conversation_id: id,
        seq: index + 1,
        sender: line.from === 'buyer' ? 1 : 2,
        client_id: stableId('message', `${about}:${buyer}:${index}`),
        kind: card === null ? 'text' : 'system',
        content: card === null ? line.text : cardText({ step: card.step, ...card.data }),
        type: card && cardType(card.step),
        data: card && { ...card.data },
        created_at: minutesBeforeNow(line.minutesAgo),
      };
    }),
  };
}
