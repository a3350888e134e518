import { useId, useLayoutEffect, useRef } from 'react';
import { takeFiles } from '../../../../../platform/web/files/take-files.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { Progress } from '../../../../../platform/web/ui/progress.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { PHOTO_ACCEPT } from '../../../../items/photos/contract/photo-limits.ts';
import type { PhotoUpload } from '../../../../items/photos/web/photos.ts';

interface PictureFieldProps {
  /** The chosen picture. */
  upload: PhotoUpload | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onRetry: () => void;
  imageUrl: string;
  onImageUrl: (imageUrl: string) => void;
  error: string | null | undefined;
}

/** Takes a picture from this device, or the address of one. */
export function PictureField({
  upload,
  onChoose,
  onRemove,
  onRetry,
  imageUrl,
  onImageUrl,
  error,
}: PictureFieldProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  // Choosing and removing replace the button that was pressed. The other one gets the focus.
  const focusesOnce = useRef<'chosen' | 'removed' | null>(null);
  useLayoutEffect(() => {
    if (focusesOnce.current !== (upload ? 'chosen' : 'removed')) return;
    focusesOnce.current = null;
    chooser.current?.focus();
  });

  return (
    <fieldset className="field" aria-describedby={hint}>
      <legend>
        Picture
        <small>optional</small>
      </legend>
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
        {upload ? (
          <ChosenPicture
            upload={upload}
            onRetry={onRetry}
            onRemove={() => {
              focusesOnce.current = 'removed';
              onRemove();
            }}
          />
        ) : (
          <button
            ref={chooser}
            type="button"
            className="grid aspect-video place-content-center justify-items-center gap-2 rounded-lg border-2 border-dashed border-line-strong text-sm font-semibold text-ink-2 hover:bg-surface-2"
            onClick={() => input.current?.click()}
          >
            <Icon name="image-plus" className="icon-lg" />
            Add a picture
          </button>
        )}
        <div className="grid content-start justify-items-start gap-3">
          <input
            ref={input}
            type="file"
            accept={PHOTO_ACCEPT}
            hidden
            aria-label="Picture file"
            onChange={({ target }) => {
              const [file] = takeFiles(target);
              if (!file) return;
              focusesOnce.current = 'chosen';
              onChoose(file);
            }}
          />
          {upload && (
            <Button variant="line" ref={chooser} onClick={() => input.current?.click()}>
              <Icon name="image-plus" />
              Upload another
            </Button>
          )}
          <p className="hint" id={hint}>
            Wide works best, at least 1200 px. Up to 10 MB.
          </p>
          {!upload && (
            <TextField
              label="Or an image URL"
              name="imageUrl"
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
              className="w-full"
              value={imageUrl}
              error={error}
              onChange={(event) => onImageUrl(event.target.value)}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}

interface ChosenPictureProps {
  upload: PhotoUpload;
  onRemove: () => void;
  onRetry: () => void;
}

function ChosenPicture({ upload: { preview, state }, onRemove, onRetry }: ChosenPictureProps) {
  return (
    <div className="photo aspect-video">
      {preview !== '' && <img src={preview} alt="The picture you chose" width={960} height={540} />}
      {state.kind === 'uploading' && (
        <div className="absolute inset-x-3 bottom-3 rounded-xs bg-night/78 p-1.5">
          <Progress
            label="Uploading the picture"
            value={Math.round(state.progress * 100)}
            valueText={state.progress < 1 ? `${Math.round(state.progress * 100)} percent` : 'Checking'}
            zest
          />
        </div>
      )}
      {state.kind === 'failed' && (
        <div
          className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 bg-danger-soft/88 text-danger"
          role="alert"
        >
          <span className="sr-only">{`The picture was not uploaded. ${state.problem}`}</span>
          <Icon name="triangle-exclamation-point" />
          <Button variant="line" size="sm" onClick={onRetry}>
            <Icon name="rotate-cw" />
            Retry
          </Button>
        </div>
      )}
      <IconButton
        label="Remove picture"
        look="float"
        className="absolute! end-2.5 top-2.5 z-(--z-above)"
        onClick={onRemove}
      >
        <Icon name="x" className="icon-sm" />
      </IconButton>
    </div>
  );
}
