import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor, OwnerKey } from '../../../../platform/server/http/actor.ts';
import { personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { actAsOperator } from '../../../running/operators/server/operators.ts';
import type { CaseChat, MoreMessages } from '../contract/case.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import { caseErrors } from '../contract/errors.ts';
import { addEvent } from './case-events.ts';
import { caseTitle, lockCase, requireCase } from './case-key.ts';
import { aboutOf, deskName } from './case-rows.queries.ts';
import { type ClaimServices, claimant, setClaim } from './claim-case.ts';

interface MessageRow {
  seq: number;
  sender: number;
  content: string;
  photos: number;
  files: number;
  created_at: Date;
}

interface ChatKey {
  conversationId: string;
  /** The reported message; 0 if the whole chat was reported. */
  reportedSeq: number;
  about: OwnerKey | null;
}

type Found = Awaited<ReturnType<typeof requireCase>>;

/** Returns the chat of a case; null if it is not about one. */
function chatOf(caseRow: Found): ChatKey | null {
  if (caseRow.kind !== 'message' && caseRow.kind !== 'conversation') return null;
  return { conversationId: caseRow.target_id, reportedSeq: caseRow.target_seq, about: aboutOf(caseRow) };
}

/** Returns what was reported and up to five messages before and after it. Nothing more, without a reason. */
export async function loadChatAround(db: Database, caseRow: Found): Promise<CaseChat | null> {
  const chat = chatOf(caseRow);
  if (chat === null) return null;
  const around = CASE_LIMITS.messagesAround;
  const { rows } = await (chat.reportedSeq > 0
    ? messages(
        db,
        sql`messages.conversation_id = ${chat.conversationId}
        and messages.seq between ${chat.reportedSeq - around} and ${chat.reportedSeq + around}`,
      )
    : messages(
        db,
        sql`messages.conversation_id = ${chat.conversationId}
        and messages.seq > (
          select coalesce(max(seq), 0) - ${around} from messages
          where conversation_id = ${chat.conversationId} and created_at <= ${caseRow.opened_at})
        and messages.created_at <= ${caseRow.opened_at}`,
      ));
  return present(db, chat, rows);
}

/**
 * Opens more messages of a reported chat. Logged with the reason, which both people find in their data export.
 * @throws DomainError CASE_NOT_FOUND, NO_CHAT.
 */
export async function openMoreMessages(
  services: Pick<ClaimServices, 'db' | 'settings'>,
  actor: Actor,
  id: string,
  { direction, seq, reason }: MoreMessages,
): Promise<CaseChat> {
  const { db } = services;
  const chat = chatOf(await requireCase(db, id));
  if (chat === null) throw new DomainError(caseErrors.NO_CHAT);
  await actAsOperator(db, actor, 'case.open-chat', async (trx) => {
    const caseRow = await lockCase(trx, id);
    if (actor.kind !== 'member') throw new DomainError(caseErrors.NO_CHAT);
    if (claimant(caseRow) === actor.id) await setClaim(trx, services, id, actor.id);
    await trx
      .insertInto('chat_openings')
      .values({ conversation_id: chat.conversationId, case_id: id, operator_id: actor.id, reason })
      .execute();
    await addEvent(trx, id, 'chat-opened', { operatorId: actor.id, text: reason });
    return { targetId: id, subject: caseTitle(caseRow), reason };
  });
  const limit = CASE_LIMITS.moreMessages;
  const { rows } = await (direction === 'earlier'
    ? messages(
        db,
        sql`messages.conversation_id = ${chat.conversationId}
        and messages.seq < ${seq} and messages.seq >= ${seq - limit}`,
      )
    : messages(
        db,
        sql`messages.conversation_id = ${chat.conversationId}
        and messages.seq > ${seq} and messages.seq <= ${seq + limit}`,
      ));
  return present(db, chat, rows);
}

/** Selects messages oldest first, with what they said before an operator took them out. */
const messages = (db: Database, condition: ReturnType<typeof sql>) =>
  sql<MessageRow>`
    select messages.seq, messages.sender, coalesce(removed.content, messages.content) as content,
      cardinality(coalesce(removed.photo_ids, messages.photo_ids)) as photos,
      cardinality(coalesce(removed.attachment_ids, messages.attachment_ids)) as files, messages.created_at
    from messages left join removed_messages as removed
      on removed.conversation_id = messages.conversation_id and removed.seq = messages.seq
    where ${condition} order by messages.seq`.execute(db);

async function present(
  db: Database,
  { conversationId, reportedSeq, about }: ChatKey,
  rows: readonly MessageRow[],
): Promise<CaseChat> {
  const people = await db
    .selectFrom('conversation_participants as people')
    .innerJoin('conversations', 'conversations.id', 'people.conversation_id')
    .leftJoin('profiles', 'profiles.id', 'people.profile_id')
    .select([
      'people.slot',
      'people.profile_id',
      'people.guest_key',
      'conversations.last_seq',
      deskName('profiles', 'people.guest_key').as('name'),
    ])
    .where('people.conversation_id', '=', conversationId)
    .orderBy('people.slot')
    .execute();
  const lastSeq = people[0]?.last_seq ?? 0;
  const bySlot = new Map(people.map((person) => [person.slot, person]));
  const isAbout = (slot: number) => {
    const person = bySlot.get(slot);
    return (
      about !== null && person !== undefined && personKey(about) === (person.profile_id ?? person.guest_key)
    );
  };
  return {
    people: people.map(({ name }) => name),
    messages: rows.map((row) => ({
      seq: row.seq,
      from: bySlot.get(row.sender)?.name ?? '',
      isPerson: isAbout(row.sender),
      text: row.content,
      photos: row.photos,
      files: row.files,
      reported: row.seq === reportedSeq,
      at: row.created_at.toISOString(),
    })),
    hasEarlier: (rows[0]?.seq ?? 1) > 1,
    hasLater: (rows.at(-1)?.seq ?? lastSeq) < lastSeq,
  };
}
