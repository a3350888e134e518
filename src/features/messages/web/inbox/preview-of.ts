import { filesInWords } from '../../contract/files-in-words.ts';
import type { Conversation } from '../../contract/message.ts';
import { AUTOMATIC_ANSWER } from '../../contract/system-types.ts';

/** Returns the last message of a conversation in one line: 'You: It is.' */
export function previewOf(message: Conversation['lastMessage']): string {
  if (message === null) return '';
  const { mine, kind, systemType, text } = message;
  const words = text || filesInWords(message);
  if (systemType === AUTOMATIC_ANSWER) return `Automatic answer: ${words}`;
  return mine && kind === 'text' ? `You: ${words}` : words;
}
