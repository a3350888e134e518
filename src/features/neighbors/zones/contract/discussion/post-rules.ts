import { DomainError } from '../../../../../shared/errors.ts';
import { cleanText } from '../../../../../shared/text.ts';
import { zonePostErrors } from './post-errors.ts';
import { POST_LIMITS } from './post-limits.ts';

/**
 * Returns the text of a post or reply as it is stored. Markup and links stay as typed.
 * @throws DomainError with the message people see.
 */
export function checkPost(text: string, photos: readonly string[] = []): string {
  const content = cleanText(text).trim();
  if (content === '') throw new DomainError(zonePostErrors.BLANK_POST);
  if (content.length > POST_LIMITS.text) throw new DomainError(zonePostErrors.POST_TOO_LONG);
  if (photos.length > POST_LIMITS.photos) throw new DomainError(zonePostErrors.TOO_MANY_POST_PHOTOS);
  return content;
}
