import { counted } from '../../../../shared/counted.ts';
import type { Conversation } from './message.ts';

type Preview = NonNullable<Conversation['lastMessage']>;

/** Describes the files of a message without text, for lists and notifications. */
export function filesInWords({
  photoCount,
  attachmentNames,
}: Pick<Preview, 'photoCount' | 'attachmentNames'>): string {
  const photos = photoCount === 1 ? 'Photo' : `${photoCount} photos`;
  const [name] = attachmentNames;
  if (name === undefined) return photos;
  const count = attachmentNames.length;
  if (photoCount > 0) return `${photos}, ${counted(count, 'file')}`;
  return count === 1 ? `Sent a file: ${name}` : `Sent ${count} files`;
}
