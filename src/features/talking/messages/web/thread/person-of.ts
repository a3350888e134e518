import type { SomePerson } from '../../../../trust/blocks/web/blocks.ts';
import type { Chat } from '../../contract/message.ts';

/**
 * Returns the other participant as a person to block: by conversation, or by profile before a conversation
 * exists.
 */
export function personOf({ id, participant }: Chat): SomePerson | null {
  const { kind, name } = participant;
  if (kind === 'gone') return null;
  if (id !== null) return { name, subject: 'conversation', id };
  return kind === 'member' ? { name, subject: 'profile', id: participant.id } : null;
}
