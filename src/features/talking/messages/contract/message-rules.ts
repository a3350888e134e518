import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { photoErrors } from '../../../items/photos/contract/errors.ts';
import { attachmentErrors } from '../../attachments/contract/errors.ts';
import { messageErrors } from './errors.ts';
import type { NewMessage } from './message.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';

/**
 * Returns the text of a message as it is stored. Markup and links stay as typed.
 * @throws DomainError with a message for the person.
 */
export function checkMessage({
  text,
  photos,
  attachments,
}: Pick<NewMessage, 'text' | 'photos' | 'attachments'>): string {
  const content = cleanText(text).trim();
  if (content === '' && photos.length + attachments.length === 0)
    throw new DomainError(messageErrors.BLANK_MESSAGE);
  if (content.length > MESSAGE_LIMITS.text) throw new DomainError(messageErrors.MESSAGE_TOO_LONG);
  if (photos.length > MESSAGE_LIMITS.photos) throw new DomainError(photoErrors.TOO_MANY_IMAGES);
  if (attachments.length > MESSAGE_LIMITS.attachments)
    throw new DomainError(attachmentErrors.TOO_MANY_ATTACHMENTS);
  return content;
}
