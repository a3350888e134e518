import type { Subject } from '../../../../platform/server/subject.ts';
import { REPORT_LIMITS } from '../../../trust/reports/contract/report-limits.ts';
import { attachmentNamesOf } from './attachment-names.ts';
import { findMembership, participantOwner } from './conversations.queries.ts';

const fileLine = (name: string): string => `[File: ${name}]`;

/**
 * Lets a conversation be reported. The snapshot has the other participant's last messages and file names,
 * oldest first.
 */
export const conversationSubject: Subject = {
  async find(db, viewer, id) {
    const membership = await findMembership(db, id, viewer);
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
};
