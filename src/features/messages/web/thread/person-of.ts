import type { SomePerson } from '../../../blocks/web/blocks.ts';
import type { Chat } from '../../contract/message.ts';

/** The other one as somebody to block: by the talk, or by the profile while there is none. */
export function personOf({ id, participant }: Chat): SomePerson | null {
  const { kind, name } = participant;
  if (kind === 'gone') return null;
  if (id !== null) return { name, behind: 'conversation', id };
  return kind === 'member' ? { name, behind: 'profile', id: participant.id } : null;
}
