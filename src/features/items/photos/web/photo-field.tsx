import { useId, useRef, useState } from 'react';
import { takeFiles } from '../../../../platform/web/files/take-files.ts';
import { usePictureIntake } from '../../../../platform/web/files/use-picture-intake.ts';
import { useItemDrag } from '../../../../platform/web/list/use-item-drag.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { PHOTO_ACCEPT, PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { describeMove } from './photo-order.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface PhotoFieldProps {
  uploads: readonly PhotoUpload[];
  /** The maximum number of photos. */
  limit?: number;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** Moves a photo to another index. */
  onMove?: (key: string, index: number) => void;
  onRotate?: (key: string) => void;
  onDescribe?: (key: string, alt: string) => void;
}

/**
 * Shows the photos of a listing as tiles with their progress; the first is the cover. Photos can be chosen,
 * dropped, pasted or taken with the camera, and sorted by dragging, by a tile's menu or with its arrow keys.
 */
export function PhotoField({
  uploads,
  limit = PHOTO_LIMITS.perListing,
  onAdd,
  onRemove,
  onRetry,
  onMove,
  onRotate,
  onDescribe,
}: PhotoFieldProps) {
  const hint = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const tiles = useRef<HTMLUListElement>(null);
  const [announced, setAnnounced] = useState('');
  const [described, setDescribed] = useState<string | null>(null);
  const count = uploads.length;
  const room = limit - count;
  usePictureIntake(field, onAdd);
  const { drag, onPointerDown } = useItemDrag(tiles, move);

  function move(from: number, to: number) {
    const key = uploads[from]?.key;
    if (key === undefined || to < 0 || to >= count) return;
    onMove?.(key, to);
    setAnnounced(describeMove(from, to, count));
  }

  return (
    <fieldset className="field" aria-describedby={count === 0 ? hint : undefined} ref={field}>
      <legend className="sr-only">{`Photos, ${count} of ${Math.max(limit, count)}`}</legend>
      <ul
        // Extends to the edges of the screen where it scrolls.
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:gap-3 md:px-0 [&>li]:w-(--photo-size,6rem) [&>li]:flex-none md:[&>li]:w-33"
        ref={tiles}
      >
        {uploads.map((upload, index) => (
          <PhotoTile
            key={upload.key}
            upload={upload}
            index={index}
            count={count}
            lifted={drag?.from === index}
            target={drag !== null && drag.to === index && drag.from !== index}
            onPointerDown={onMove && count > 1 ? (event) => onPointerDown(event, index) : undefined}
            onRemove={() => {
              onRemove(upload.key);
              setAnnounced(`Photo ${index + 1} was removed.`);
              input.current?.focus();
            }}
            onRetry={() => onRetry(upload.key)}
            onMove={onMove && ((to) => move(index, to))}
            onRotate={
              onRotate &&
              (() => {
                onRotate(upload.key);
                setAnnounced(`Photo ${index + 1} turns to the right.`);
              })
            }
            onDescribe={onDescribe && (() => setDescribed(upload.key))}
          />
        ))}
        {room > 0 && (
          <li>
            <label className="relative grid aspect-square place-content-center justify-items-center gap-1.5 rounded-tile border-2 border-dashed border-line-strong text-sm font-[650] hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus in-data-photo-drop:border-focus in-data-photo-drop:bg-focus/14">
              <input
                ref={input}
                type="file"
                accept={PHOTO_ACCEPT}
                multiple={limit > 1}
                className="sr-only"
                onChange={({ target }) => onAdd(takeFiles(target))}
              />
              <Icon name="image-plus" className="icon-lg" />
              <span>
                Add<span className="sr-only"> photos</span>
              </span>
            </label>
          </li>
        )}
        {count === 0 && (
          <li className="hint w-auto! min-w-0 flex-1! self-center px-1.5" id={hint}>
            {limit === 1
              ? 'One image, up to 10MB.'
              : `Up to ${limit} images, 10MB each. The first one is your cover.`}
            <span className="not-pointer-fine:hidden"> Drop or paste anywhere here.</span>
          </li>
        )}
      </ul>
      <p className="sr-only" role="status">
        {announced}
      </p>
      <DescribePhotoDialog
        upload={uploads.find(({ key }) => key === described) ?? null}
        onClose={() => setDescribed(null)}
        onSave={(alt) => {
          if (described !== null) onDescribe?.(described, alt);
          setDescribed(null);
        }}
      />
    </fieldset>
  );
}

interface DescribePhotoDialogProps {
  /** Null while the dialog is closed. */
  upload: PhotoUpload | null;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Asks for a description of a photo, for people who can't see it. */
function DescribePhotoDialog({ upload, onSave, onClose }: DescribePhotoDialogProps) {
  return (
    <Dialog
      open={upload !== null}
      onClose={onClose}
      title="Describe this photo"
      description="For people who cannot see it: what it shows, such as a scratch or a label."
    >
      {upload && (
        <DescribeForm
          key={upload.key}
          preview={upload.preview}
          alt={upload.alt}
          onSave={onSave}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface DescribeFormProps {
  preview: string;
  alt: string;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Not a form element: it is inside the listing's form, which Enter must not submit. */
function DescribeForm({ preview, alt, onSave, onClose }: DescribeFormProps) {
  const [text, setText] = useState(alt);
  const save = () => onSave(text.trim().replaceAll(/\s+/g, ' '));
  return (
    <>
      <img className="max-h-55 justify-self-center rounded-tile" src={preview} alt="" />
      <TextAreaField
        label="Description"
        name="photo-description"
        optional={text === ''}
        counter={text === '' ? undefined : `${PHOTO_LIMITS.alt - text.length} left`}
        rows={2}
        maxLength={PHOTO_LIMITS.alt}
        placeholder="e.g. The lamp from above, with the switch"
        data-autofocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" onClick={save}>
          Save description
        </Button>
      </div>
    </>
  );
}
