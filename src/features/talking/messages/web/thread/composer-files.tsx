import { useRef } from 'react';
import { takeFiles } from '../../../../../platform/web/files/take-files.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { Menu, MenuButton } from '../../../../../platform/web/ui/menu.tsx';
import { Progress } from '../../../../../platform/web/ui/progress.tsx';
import { fileSize } from '../../../../../shared/file-size.ts';
import { PHOTO_ACCEPT } from '../../../../items/photos/contract/photo-limits.ts';
import { ATTACHMENT_ACCEPT } from '../../../attachments/contract/attachment-types.ts';
import { type AttachmentUpload, FileName } from '../../../attachments/web/attachments.ts';

interface ComposerFilesProps {
  uploads: readonly AttachmentUpload[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Lists the files of the message, one per line. */
export function ComposerFiles({ uploads, onRemove, onRetry }: ComposerFilesProps) {
  if (uploads.length === 0) return null;
  return (
    <ul
      className="grid max-h-45 gap-1 overflow-y-auto overscroll-contain px-1 pt-1 pb-1.5 low:max-h-14"
      aria-label="Files to send"
    >
      {uploads.map(({ key, name, size, state }) => (
        <li key={key} className="flex min-w-0 items-center gap-2.5 rounded-lg bg-surface-2 ps-3">
          <Icon name="paperclip" className="icon-sm flex-none text-ink-2" />
          <div className="grid min-w-0 flex-1 gap-0.5 py-1.5 text-sm">
            <FileName name={name} />
            {state.kind === 'uploading' && (
              <Progress label={`Uploading ${name}`} value={Math.round(state.progress * 100)} zest />
            )}
            {state.kind === 'done' && <span className="text-xs text-ink-2">{fileSize(size)}</span>}
            {state.kind === 'failed' && (
              <span className="text-xs font-semibold text-danger" role="alert">
                {`Not uploaded. ${state.problem}`}
              </span>
            )}
          </div>
          {state.kind === 'failed' && (
            <IconButton label={`Retry ${name}`} onClick={() => onRetry(key)}>
              <Icon name="rotate-cw" />
            </IconButton>
          )}
          <IconButton
            label={state.kind === 'uploading' ? `Cancel ${name}` : `Remove ${name}`}
            onClick={() => onRemove(key)}
          >
            <Icon name="x" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

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
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => onFiles(takeFiles(target)),
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
