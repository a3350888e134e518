import type { SomePerson } from '../../../blocks/web/blocks.ts';
import type { Chat } from '../../contract/message.ts';

/** The other participant as a person to block: by the conversation, or by the profile before there is one. */
export function personOf({ id, participant }: Chat): SomePerson | null {
  const { kind, name } = participant;
  if (kind === 'gone') return null;
  if (id !== null) return { name, subject: 'conversation', id };
  return kind === 'member' ? { name, subject: 'profile', id: participant.id } : null;
}
