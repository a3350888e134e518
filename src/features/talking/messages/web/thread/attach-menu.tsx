import { useRef } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton } from '../../../../../platform/web/ui/menu.tsx';
import { ATTACHMENT_ACCEPT } from '../../../attachments/contract/attachment-limits.ts';
import { PHOTO_ACCEPT } from '../../../../items/photos/contract/photo-limits.ts';

/**
 * The attach button beside the message field: photos, which phones offer from their library, or other files.
 */
export function AttachMenu({ onFiles }: { onFiles: (files: File[]) => void }) {
  const photos = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    multiple: true,
    hidden: true,
    onChange(event: React.ChangeEvent<HTMLInputElement>) {
      onFiles([...(event.target.files ?? [])]);
      // Allows choosing the same file again after removing it.
      event.target.value = '';
    },
  } as const;
  return (
    <>
      <input {...input} ref={photos} accept={PHOTO_ACCEPT} aria-label="Add photos" />
      <input {...input} ref={files} accept={ATTACHMENT_ACCEPT} aria-label="Add files" />
      <Menu
        button={<Icon name="paperclip" />}
        buttonClass="icon-btn text-ink-2"
        buttonProps={{ 'aria-label': 'Attach', title: 'Attach' }}
        label="Attach"
      >
        <MenuButton onClick={() => photos.current?.click()}>
          <Icon name="image-plus" />
          Photos
        </MenuButton>
        <MenuButton onClick={() => files.current?.click()}>
          <Icon name="file-text" />
          Files up to 20 MB
        </MenuButton>
      </Menu>
    </>
  );
}
