import clsx from 'clsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton } from '../../../../platform/web/ui/menu.tsx';
import { Progress } from '../../../../platform/web/ui/progress.tsx';
import type { PhotoUpload } from './use-photo-uploads.ts';

/** The visible button, its ::before, is smaller than its touch target. */
const CORNER_BUTTON =
  'absolute end-0 top-0 grid size-11 place-items-center text-ink before:[grid-area:1/1] before:size-8 before:rounded-full before:bg-surface/94 before:shadow-1 focus-visible:rounded-full focus-visible:-outline-offset-5 [&>svg]:z-(--z-raised) [&>svg]:[grid-area:1/1]';

interface PhotoTileProps {
  upload: PhotoUpload;
  /** Index in the list. */
  index: number;
  count: number;
  lifted: boolean;
  /** The dragged tile would be dropped here. */
  target: boolean;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onRemove: () => void;
  onRetry: () => void;
  onMove?: (index: number) => void;
  onRotate?: () => void;
  onDescribe?: () => void;
}

export function PhotoTile(props: PhotoTileProps) {
  const { upload, index, lifted, target, onPointerDown, onRemove, onRetry } = props;
  const { state, preview, isRotating } = upload;
  const number = index + 1;
  return (
    <li
      className="relative aspect-square overflow-hidden rounded-tile bg-surface-3 select-none [-webkit-touch-callout:none] data-drop-target:after:absolute data-drop-target:after:inset-0 data-drop-target:after:rounded-[inherit] data-drop-target:after:border-3 data-drop-target:after:border-focus data-drop-target:after:bg-focus/24 data-lifted:z-(--z-above) data-lifted:scale-104 data-lifted:cursor-grabbing data-lifted:opacity-92 data-lifted:shadow-3"
      data-drag-item
      data-lifted={lifted || undefined}
      data-drop-target={target || undefined}
      aria-busy={isRotating || undefined}
      onPointerDown={onPointerDown}
      onKeyDown={(event) => moveByKey(event, props)}
    >
      {preview !== '' && (
        <img
          className={clsx('size-full object-cover', isRotating && 'opacity-60')}
          src={preview}
          alt={nameOf(upload, number)}
          draggable={false}
        />
      )}
      {isRotating && (
        <span
          className="spinner absolute inset-0 m-auto text-on-night drop-shadow-[0_0_6px_var(--night)]"
          aria-hidden="true"
        />
      )}
      {index === 0 && state.kind === 'done' && (
        <Badge tone="night" className="absolute start-2 bottom-2">
          Cover
        </Badge>
      )}
      {state.kind === 'uploading' && (
        <div className="absolute inset-x-2 bottom-2 rounded-xs bg-night/78 p-1.5">
          <Progress
            label={`Uploading photo ${number}`}
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
          <Icon name="triangle-exclamation-point" className="icon" />
          <span className="sr-only">{`Photo ${number} was not uploaded. ${state.problem}`}</span>
          <Button variant="line" size="sm" onClick={onRetry}>
            <Icon name="rotate-cw" />
            Retry
          </Button>
        </div>
      )}
      {state.kind === 'done' ? (
        <TileMenu {...props} />
      ) : (
        <button
          type="button"
          className={CORNER_BUTTON}
          aria-label={`Remove photo ${number}`}
          onClick={onRemove}
        >
          <Icon name="x" className="icon-sm" />
        </button>
      )}
    </li>
  );
}

function nameOf({ file, alt }: PhotoUpload, number: number): string {
  const text = alt || file?.name;
  return text ? `Photo ${number}: ${text}` : `Photo ${number}`;
}

/** Left and right move the photo of the focused tile. Up and down belong to the menu. */
function moveByKey(event: KeyboardEvent, { index, onMove }: PhotoTileProps) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const onButton = (event.target as Element).matches('[aria-haspopup="menu"]');
  if (step === undefined || !onButton || !onMove) return;
  event.preventDefault();
  onMove(index + step);
}

function TileMenu({ upload, index, count, onRemove, onMove, onRotate, onDescribe }: PhotoTileProps) {
  const photo = `photo ${index + 1}`;
  return (
    <Menu
      button={<Icon name="ellipsis" className="icon-sm" />}
      buttonClass={CORNER_BUTTON}
      buttonProps={{
        'aria-label': `Options for ${photo}`,
        title: 'Options',
        'aria-keyshortcuts': onMove && 'ArrowLeft ArrowRight',
      }}
      label={`Options for ${photo}`}
      align="end"
    >
      {onMove && index > 0 && (
        <>
          <MenuButton onClick={() => onMove(0)}>
            <Icon name="star" />
            Make cover
          </MenuButton>
          <MenuButton onClick={() => onMove(index - 1)}>
            <Icon name="arrow-left" />
            {`Move ${photo} earlier`}
          </MenuButton>
        </>
      )}
      {onMove && index < count - 1 && (
        <MenuButton onClick={() => onMove(index + 1)}>
          <Icon name="arrow-right" />
          {`Move ${photo} later`}
        </MenuButton>
      )}
      {onRotate && (
        <MenuButton onClick={onRotate} aria-disabled={upload.isRotating || undefined}>
          <Icon name="rotate-cw" />
          {`Rotate ${photo}`}
        </MenuButton>
      )}
      {onDescribe && (
        <MenuButton onClick={onDescribe}>
          <Icon name="message-square-text" />
          {`Describe ${photo}`}
        </MenuButton>
      )}
      <MenuButton onClick={onRemove}>
        <Icon name="trash" />
        {`Remove ${photo}`}
      </MenuButton>
    </Menu>
  );
}
