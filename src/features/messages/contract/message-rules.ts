import { DomainError } from '../../../shared/errors.ts';
import { cleanText } from '../../../shared/text.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { messageErrors } from './errors.ts';
import type { NewMessage } from './message.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';

/**
 * The text of a message as it is stored; markup and links in it stay what was typed.
 * @throws DomainError with the text people are meant to see.
 */
export function checkMessage({ text, photos }: Pick<NewMessage, 'text' | 'photos'>): string {
  const content = cleanText(text).trim();
  if (content === '' && photos.length === 0) throw new DomainError(messageErrors.BLANK_MESSAGE);
  if (content.length > MESSAGE_LIMITS.text) throw new DomainError(messageErrors.MESSAGE_TOO_LONG);
  if (photos.length > MESSAGE_LIMITS.photos) throw new DomainError(photoErrors.TOO_MANY_IMAGES);
  return content;
}
