import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Progress } from '../../../../platform/web/ui/progress.tsx';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface ChosenPhotosProps {
  /** The purpose of the photos, such as 'Photos to send'. */
  label: string;
  uploads: readonly PhotoUpload[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Shows the photos that will be sent with a message. */
export function ChosenPhotos({ label, uploads, onRemove, onRetry }: ChosenPhotosProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 px-2 pt-2 pb-1.5" aria-label={label}>
      {uploads.map(({ key, preview, state }, index) => (
        <li key={key} className="relative size-18 low:size-14 overflow-hidden rounded-tile bg-surface-3">
          {preview !== '' && (
            <img className="size-full object-cover" src={preview} alt={`Photo ${index + 1}`} />
          )}
          {state.kind === 'uploading' && (
            <div className="absolute inset-x-1.5 bottom-1.5">
              <Progress
                label={`Uploading photo ${index + 1}`}
                value={Math.round(state.progress * 100)}
                zest
              />
            </div>
          )}
          {state.kind === 'failed' && (
            <span
              className="absolute inset-0 grid place-items-end justify-items-start bg-danger-soft/80 p-1 text-danger"
              role="alert"
            >
              <span className="sr-only">{`Photo ${index + 1} was not uploaded. ${state.problem}`}</span>
              <button
                type="button"
                className="icon-btn icon-btn-sm"
                aria-label={`Retry photo ${index + 1}`}
                onClick={() => onRetry(key)}
              >
                <Icon name="rotate-cw" />
              </button>
            </span>
          )}
          <button
            type="button"
            className="absolute end-1 top-1 grid size-7 place-items-center rounded-full bg-surface/92 shadow-1"
            aria-label={`Remove photo ${index + 1}`}
            onClick={() => onRemove(key)}
          >
            <Icon name="x" className="icon-sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
