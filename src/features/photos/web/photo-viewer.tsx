import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../../platform/web/ui/icon-button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { useModal } from '../../../platform/web/ui/use-modal.ts';
import type { Photo } from '../contract/photo.ts';
import { photoUrl } from '../contract/photo-url.ts';
import { useBackCloses } from './use-back-closes.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';
import './photo-viewer.css';

interface PhotoViewerProps {
  photos: readonly Photo[];
  /** Describes photos that have no description of their own. */
  title: string;
  /** Position of the photo shown first. */
  start: number;
  /** @param place Position of the photo shown last. */
  onClose: (place: number) => void;
}

const STEP = 1.6;

/** Shows one photo in full screen, to step through, enlarge and pan. Loaded when it is first opened. */
export default function PhotoViewer({ photos, title, start, onClose }: PhotoViewerProps) {
  const count = photos.length;
  const [place, setPlace] = useState(start);
  const photo = photos[place];
  const frame = useRef<HTMLDivElement>(null);
  const close = useBackCloses(() => {
    // Close the dialog before it unmounts, so that the browser restores the focus.
    frame.current?.closest('dialog')?.close();
    onClose(place);
  });
  const modal = useModal(true, close);
  const { zoom, swipe, held, scaleBy, toggle, reset } = usePhotoGestures(
    frame,
    photo ?? { width: 1, height: 1 },
    { onStep: show, onClose: close },
  );
  if (!photo) return null;
  const next = photos[(place + 1) % count];

  function show(step: number) {
    if (count < 2) return;
    setPlace((now) => (now + step + count) % count);
    reset();
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowLeft: () => show(-1),
      ArrowRight: () => show(1),
      '+': () => scaleBy(STEP),
      '=': () => scaleBy(STEP),
      '-': () => scaleBy(1 / STEP),
      '0': reset,
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const { scale, x, y } = zoom;
  const dragged = scale > 1 ? { x, y } : swipe;
  return (
    <dialog
      {...modal}
      className="viewer"
      aria-label={`Photos of ${title}`}
      onKeyDown={onKeyDown}
      onClose={close}
    >
      <div className="viewer-bar">
        <p className="viewer-count" role="status">
          <span className="sr-only">{`Photo ${place + 1} of ${count}`}</span>
          <span aria-hidden="true">{`${place + 1} / ${count}`}</span>
        </p>
        <IconButton label={scale > 1 ? 'Zoom out' : 'Zoom in'} onClick={() => toggle()}>
          {scale > 1 ? <Icon name="zoom-out" /> : <Icon name="zoom-in" />}
        </IconButton>
        <IconButton label="Close" onClick={close} data-autofocus>
          <Icon name="x" />
        </IconButton>
      </div>
      <div className="viewer-frame" ref={frame} data-zoomed={scale > 1 || undefined}>
        <img
          key={photo.id}
          src={photoUrl(photo, 'large')}
          width={photo.width}
          height={photo.height}
          alt={photo.alt || (place === 0 ? title : `${title}, photo ${place + 1}`)}
          draggable={false}
          data-held={held || undefined}
          style={{
            backgroundImage: `url("${photo.placeholder}")`,
            transform: `translate(${dragged.x}px, ${dragged.y}px) scale(${scale})`,
          }}
        />
        {count > 1 && (
          <>
            <IconButton className="viewer-previous" label="Previous photo" size="lg" onClick={() => show(-1)}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton className="viewer-next" label="Next photo" size="lg" onClick={() => show(1)}>
              <Icon name="chevron-right" />
            </IconButton>
            {/* Preloads the next one. */}
            {next && <img className="hidden" src={photoUrl(next, 'large')} alt="" />}
          </>
        )}
      </div>
    </dialog>
  );
}
