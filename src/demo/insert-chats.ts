import type { Transaction } from 'kysely';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { cardText } from '../features/deals/contract/card-text.ts';
import { cardType } from '../features/deals/contract/card-steps.ts';
import { DEMO_CHATS, type DemoChat } from './chats.ts';

import { demoCard, insertDeals } from './insert-deals.ts';
import { MINUTE_MS } from '../shared/time.ts';

/** A member by profile id, or a guest by key. */
export interface DemoPersonKey {
  id: string;
  isGuest: boolean;
}

export interface Names {
  listingId: (title: string) => string;
  buyer: (username: string) => DemoPersonKey;
  seller: (title: string) => DemoPersonKey;
  /** The same id for the same name at every load. */
  stableId: (kind: string, name: string) => string;
}

/** Inserts the conversations of the demo with times in the past. */
export async function insertChats(trx: Transaction<DB>, names: Names): Promise<void> {
  const chats = DEMO_CHATS.map((chat) => rowsOf(chat, names));
  await insertRows(
    trx,
    'conversations',
    chats.map(({ conversation }) => conversation),
  ).execute();
  await insertRows(
    trx,
    'conversation_participants',
    chats.flatMap(({ members }) => members),
  ).execute();
  await insertRows(
    trx,
    'messages',
    chats.flatMap(({ messages }) => messages),
  ).execute();
  await insertDeals(trx, DEMO_CHATS, names);
}

function rowsOf({ about, buyer: username, lines, unread }: DemoChat, names: Names) {
  const name = `${about}:${username}`;
  const id = names.stableId('conversation', name);
  const [buyer, seller] = [names.buyer(username), names.seller(about)];
  const [first = '', second = ''] = [buyer.id, seller.id].sort();
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * MINUTE_MS);
  const lastAt = at(lines.at(-1)?.minutesAgo ?? 0);
  const writer = lines.at(-1)?.from;
  return {
    conversation: {
      id,
      first_person: first,
      second_person: second,
      listing_id: names.listingId(about),
      last_seq: lines.length,
      created_at: at(lines[0]?.minutesAgo ?? 0),
    },
    members: [buyer, seller].map((person, index) => {
      const waits = writer === (index === 0 ? 'buyer' : 'seller') ? 0 : unread;
      return {
        conversation_id: id,
        slot: index + 1,
        profile_id: person.isGuest ? null : person.id,
        guest_key: person.isGuest ? person.id : null,
        delivered_seq: lines.length,
        read_seq: lines.length - waits,
        last_read_at: lastAt,
        unread: waits,
        last_message_at: lastAt,
      };
    }),
    messages: lines.map((line, index) => {
      const card = line.step ? demoCard(line, line.step, name, names.stableId) : null;
      return {
        conversation_id: id,
        seq: index + 1,
        sender: line.from === 'buyer' ? 1 : 2,
        client_id: names.stableId('message', `${name}:${index}`),
        kind: card === null ? 'text' : 'system',
        content: card === null ? line.text : cardText({ step: card.step, ...card.data }),
        type: card && cardType(card.step),
        data: card && { ...card.data },
        created_at: at(line.minutesAgo),
      };
    }),
  };
}
