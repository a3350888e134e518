import clsx from 'clsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton } from '../../../platform/web/ui/menu.tsx';
import { Progress } from '../../../platform/web/ui/progress.tsx';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface PhotoTileProps {
  upload: PhotoUpload;
  /** Position in the list, from 0. */
  place: number;
  count: number;
  lifted: boolean;
  /** A dragged tile would be dropped here. */
  target: boolean;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onRemove: () => void;
  onRetry: () => void;
  onMove?: (place: number) => void;
  onRotate?: () => void;
  onDescribe?: () => void;
}

export function PhotoTile(props: PhotoTileProps) {
  const { upload, place, lifted, target, onPointerDown, onRemove, onRetry } = props;
  const { state, preview, turning } = upload;
  const number = place + 1;
  return (
    <li
      className={clsx('photo-tile', lifted && 'photo-tile-lifted', target && 'photo-tile-target')}
      data-photo-tile
      aria-busy={turning || undefined}
      onPointerDown={onPointerDown}
      onKeyDown={(event) => moveByKey(event, props)}
    >
      {preview !== '' && <img src={preview} alt={nameOf(upload, number)} draggable={false} />}
      {turning && <span className="spinner photo-tile-spinner" aria-hidden="true" />}
      {place === 0 && state.kind === 'done' && (
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
          <Icon name="triangle-exclamation-point" className="icon" />
          <span className="sr-only">{`Photo ${number} was not uploaded. ${state.problem}`}</span>
          {state.canRetry && (
            <button type="button" className="btn btn-line btn-sm" onClick={onRetry}>
              <Icon name="rotate-cw" />
              Retry
            </button>
          )}
        </div>
      )}
      {state.kind === 'done' ? (
        <TileMenu {...props} />
      ) : (
        <button
          type="button"
          className="photo-tile-action"
          aria-label={`Remove photo ${number}`}
          onClick={onRemove}
        >
          <Icon name="x" className="icon-sm" />
        </button>
      )}
    </li>
  );
}

function nameOf({ file, state }: PhotoUpload, number: number): string {
  const text = (state.kind === 'done' && state.photo.alt) || file?.name;
  return text ? `Photo ${number}: ${text}` : `Photo ${number}`;
}

/** Left and right move the photo of the focused tile; up and down belong to the menu. */
function moveByKey(event: KeyboardEvent, { place, onMove }: PhotoTileProps) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const onButton = (event.target as Element).matches('[aria-haspopup="menu"]');
  if (step === undefined || !onButton || !onMove) return;
  event.preventDefault();
  onMove(place + step);
}

function TileMenu({ upload, place, count, onRemove, onMove, onRotate, onDescribe }: PhotoTileProps) {
  const photo = `photo ${place + 1}`;
  return (
    <Menu
      button={<Icon name="ellipsis" className="icon-sm" />}
      buttonClass="photo-tile-action"
      buttonProps={{
        'aria-label': `Options of ${photo}`,
        title: 'Options',
        'aria-keyshortcuts': onMove && 'ArrowLeft ArrowRight',
      }}
      label={`Options of ${photo}`}
      align="end"
    >
      {onMove && place > 0 && (
        <>
          <MenuButton onClick={() => onMove(0)}>
            <Icon name="star" />
            Make cover
          </MenuButton>
          <MenuButton onClick={() => onMove(place - 1)}>
            <Icon name="arrow-left" />
            {`Move ${photo} earlier`}
          </MenuButton>
        </>
      )}
      {onMove && place < count - 1 && (
        <MenuButton onClick={() => onMove(place + 1)}>
          <Icon name="arrow-right" />
          {`Move ${photo} later`}
        </MenuButton>
      )}
      {onRotate && (
        <MenuButton onClick={onRotate} aria-disabled={upload.turning || undefined}>
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
