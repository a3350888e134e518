import type { Subject } from '../../../platform/server/subject.ts';
import { REPORT_LIMITS } from '../../reports/contract/report-limits.ts';
import { findMembership, otherOwner } from './conversations.queries.ts';

/** The other participant of a conversation, with the last messages they sent, oldest first. */
export const conversationSubject: Subject = {
  async find(db, viewer, id) {
    const participant = await findMembership(db, id, viewer);
    if (participant === undefined) return undefined;
    const rows = await db
      .selectFrom('messages')
      .select('content')
      .where('conversation_id', '=', id)
      .where('sender', '<>', participant.slot)
      .orderBy('seq', 'desc')
      .limit(REPORT_LIMITS.seenMessages)
      .execute();
    const text = rows.map(({ content }) => content).toReversed();
    return { owner: otherOwner(participant), snapshot: { title: 'Messages', text: text.join('\n\n') } };
  },
};
