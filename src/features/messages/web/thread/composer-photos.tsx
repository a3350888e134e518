import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Progress } from '../../../../platform/web/ui/progress.tsx';
import type { PhotoUpload } from '../../../photos/web/photos.ts';

interface ComposerPhotosProps {
  uploads: readonly PhotoUpload[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Pictures that go with the message. */
export function ComposerPhotos({ uploads, onRemove, onRetry }: ComposerPhotosProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="composer-photos" aria-label="Photos to send">
      {uploads.map(({ key, preview, state }, place) => (
        <li key={key}>
          {preview !== '' && <img src={preview} alt={`Photo ${place + 1}`} />}
          {state.kind === 'uploading' && (
            <div className="composer-photo-progress">
              <Progress
                label={`Uploading photo ${place + 1}`}
                value={Math.round(state.progress * 100)}
                zest
              />
            </div>
          )}
          {state.kind === 'failed' && (
            <span className="composer-photo-failed" role="alert">
              <span className="sr-only">{`Photo ${place + 1} was not uploaded. ${state.problem}`}</span>
              {state.canRetry ? (
                <button
                  type="button"
                  className="icon-btn icon-btn-sm"
                  aria-label={`Retry photo ${place + 1}`}
                  onClick={() => onRetry(key)}
                >
                  <Icon name="rotate-cw" />
                </button>
              ) : (
                <Icon name="triangle-exclamation-point" className="icon" />
              )}
            </span>
          )}
          <button
            type="button"
            className="composer-photo-remove"
            aria-label={`Remove photo ${place + 1}`}
            onClick={() => onRemove(key)}
          >
            <Icon name="x" className="icon-sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
