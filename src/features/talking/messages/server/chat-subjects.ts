import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { REPORT_LIMITS } from '../../../trust/reports/contract/report-limits.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';
import { attachmentNamesOf } from './attachment-names.ts';
import { findMembership, participantOwner } from './conversations.queries.ts';

/** What a chat shows instead of a message that an operator took out. */
const REMOVED = 'This message was removed because it broke a rule of the site.';

/** Makes chats reportable to their participants. What the other one wrote is stored with the report. */
export const conversationSubject: Subject = {
  async find(db, viewer, id) {
    const membership = viewer.kind === 'visitor' ? undefined : await findMembership(db, id, viewer);
    if (membership === undefined) return undefined;
    const rows = await db
      .selectFrom('messages')
      .select(['content', attachmentNamesOf('messages').as('files')])
      .where('conversation_id', '=', id)
      .where('sender', '<>', membership.slot)
      .orderBy('seq', 'desc')
      .limit(REPORT_LIMITS.seenMessages)
      .execute();
    const text = rows
      .map(({ content, files }) => [content, ...files.map(fileLine)].filter(Boolean).join('\n'))
      .toReversed();
    return { owner: participantOwner(membership), snapshot: { title: 'Messages', text: text.join('\n\n') } };
  },
  async inspect(db, id) {
    const people = await namesIn(db, id);
    if (people.length === 0) return undefined;
    return {
      owner: null,
      content: { title: `Chat of ${people.join(' and ')}`, text: '' },
      link: null,
    };
  },
};

/** Makes a message reportable to the person who got it. Operators take it out of the chat. */
export const messageSubject: Subject = {
  async find(db, viewer, id, seq) {
    const membership = viewer.kind === 'visitor' ? undefined : await findMembership(db, id, viewer);
    const message = membership && (await messageOf(db, id, seq));
    // Nobody reports what the site posts, such as the steps of a deal.
    if (message === undefined || message.kind === 'system') return undefined;
    return { owner: ownerOf(message.profile_id, message.guest_key), snapshot: contentOf(message) };
  },
  async inspect(db, id, seq) {
    const message = await messageOf(db, id, seq);
    if (message === undefined) return undefined;
    return {
      owner: ownerOf(message.profile_id, message.guest_key),
      content: contentOf(message),
      link: null,
    };
  },
  async setState(trx, id, seq, state) {
    await (state === 'shown' ? putBack(trx, id, seq) : takeOut(trx, id, seq));
  },
  async publish({ db, live }, id) {
    const people = await db
      .selectFrom('conversation_participants')
      .select(['profile_id', 'guest_key'])
      .where('conversation_id', '=', id)
      .execute();
    live.publish(
      people.flatMap(({ profile_id, guest_key }) => ownerOf(profile_id, guest_key) ?? []),
      { type: MESSAGE_UPDATES.about, ids: [id] },
    );
  },
};

const fileLine = (name: string): string => `[File: ${name}]`;

const namesIn = async (db: Database, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('conversation_participants')
    .leftJoin('profiles', 'profiles.id', 'conversation_participants.profile_id')
    .select(shownName('profiles', 'conversation_participants.guest_key').as('name'))
    .where('conversation_id', '=', id)
    .orderBy('slot')
    .execute();
  return rows.map(({ name }) => name);
};

/** Finds a message with what it said before an operator took it out. */
const messageOf = (db: Database, id: string, seq: number) =>
  db
    .selectFrom('messages')
    .innerJoin('conversation_participants as sender', (join) =>
      join
        .onRef('sender.conversation_id', '=', 'messages.conversation_id')
        .onRef('sender.slot', '=', 'messages.sender'),
    )
    .leftJoin('profiles', 'profiles.id', 'sender.profile_id')
    .leftJoin('removed_messages as removed', (join) =>
      join
        .onRef('removed.conversation_id', '=', 'messages.conversation_id')
        .onRef('removed.seq', '=', 'messages.seq'),
    )
    .select([
      'messages.kind',
      'sender.profile_id',
      'sender.guest_key',
      sql<string>`coalesce(removed.content, messages.content)`.as('content'),
      shownName('profiles', 'sender.guest_key').as('name'),
      attachmentNamesOf('messages').as('files'),
    ])
    .where('messages.conversation_id', '=', id)
    .where('messages.seq', '=', seq)
    .executeTakeFirst();

function contentOf(message: { content: string; files: string[]; name: string }) {
  const text = [message.content, ...message.files.map(fileLine)].filter(Boolean).join('\n');
  return { title: `Message from ${message.name}`, text };
}

async function takeOut(trx: Transaction<DB>, id: string, seq: number): Promise<void> {
  await sql`
    with taken as (
      insert into removed_messages (conversation_id, seq, content, photo_ids, attachment_ids)
      select conversation_id, seq, content, photo_ids, attachment_ids from messages
      where conversation_id = ${id} and seq = ${seq} and kind = 'text'
      on conflict do nothing
      returning conversation_id, seq)
    update messages set content = ${REMOVED}, photo_ids = '{}', attachment_ids = '{}'
    from taken where messages.conversation_id = taken.conversation_id and messages.seq = taken.seq`.execute(
    trx,
  );
}

async function putBack(trx: Transaction<DB>, id: string, seq: number): Promise<void> {
  await sql`
    with back as (
      delete from removed_messages where conversation_id = ${id} and seq = ${seq}
      returning conversation_id, seq, content, photo_ids, attachment_ids)
    update messages
    set content = back.content, photo_ids = back.photo_ids, attachment_ids = back.attachment_ids
    from back where messages.conversation_id = back.conversation_id and messages.seq = back.seq`.execute(trx);
}
