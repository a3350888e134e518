import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { Progress } from '../../../../../platform/web/ui/progress.tsx';
import { fileSize } from '../../../../../shared/file-size.ts';
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
