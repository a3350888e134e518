import { Camera, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Progress } from '../../../platform/web/ui/progress.tsx';
import { PHOTO_ACCEPT, PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { PhotoUpload } from './use-photo-uploads.ts';
import './photo-field.css';

interface PhotoFieldProps {
  uploads: readonly PhotoUpload[];
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Up to five pictures as tiles, each with its progress; the first is the cover. */
export function PhotoField({ uploads, onAdd, onRemove, onRetry }: PhotoFieldProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const room = PHOTO_LIMITS.perListing - uploads.length;
  return (
    <fieldset className="field" aria-describedby={hint}>
      <legend>
        Photos
        <small>{`${uploads.length} of ${PHOTO_LIMITS.perListing}`}</small>
      </legend>
      <ul className="photo-tiles">
        {uploads.map((upload, index) => (
          <PhotoTile
            key={upload.key}
            upload={upload}
            number={index + 1}
            onRemove={() => {
              onRemove(upload.key);
              input.current?.focus();
            }}
            onRetry={() => onRetry(upload.key)}
          />
        ))}
        {room > 0 && (
          <li>
            <label className="photo-add">
              <input
                ref={input}
                type="file"
                accept={PHOTO_ACCEPT}
                multiple
                className="sr-only"
                onChange={(event) => {
                  onAdd([...(event.target.files ?? [])]);
                  // The same file may be chosen again after it was removed.
                  event.target.value = '';
                }}
              />
              <Camera className="icon-lg" aria-hidden="true" />
              <span>
                Add<span className="sr-only"> photos</span>
              </span>
            </label>
          </li>
        )}
        {Array.from({ length: Math.max(0, room - 1) }, (_, index) => (
          <li key={`empty-${index}`} className="photo-empty" aria-hidden="true" />
        ))}
      </ul>
      <p className="hint" id={hint}>
        Up to 5 images, 10MB each. The first one is your cover.
      </p>
    </fieldset>
  );
}

interface PhotoTileProps {
  upload: PhotoUpload;
  number: number;
  onRemove: () => void;
  onRetry: () => void;
}

function PhotoTile({ upload, number, onRemove, onRetry }: PhotoTileProps) {
  const { state, preview, file } = upload;
  return (
    <li className="photo-tile">
      <img src={preview} alt={`Photo ${number}: ${file.name}`} />
      {number === 1 && state.kind === 'done' && (
        <Badge tone="night" className="photo-tile-note">
          Cover
        </Badge>
      )}
      {state.kind === 'uploading' && (
        <div className="photo-tile-note photo-tile-progress">
          <Progress
            label={`Uploading photo ${number}`}
            value={Math.round(state.progress * 100)}
            valueText={state.progress < 1 ? `${Math.round(state.progress * 100)} percent` : 'Checking'}
            zest
          />
        </div>
      )}
      {state.kind === 'failed' && (
        <div className="photo-tile-failed" role="alert">
          <TriangleAlert className="icon" aria-hidden="true" />
          <span className="sr-only">{`Photo ${number} was not uploaded. ${state.problem}`}</span>
          {state.canRetry && (
            <button type="button" className="btn btn-line btn-sm" onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              Retry
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        className="photo-tile-remove"
        aria-label={`Remove photo ${number}`}
        onClick={onRemove}
      >
        <X className="icon-sm" aria-hidden="true" />
      </button>
    </li>
  );
}
