import clsx from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { closeOnBack } from '../../../../platform/web/page/back-button.ts';
import { canMovePages, moveAlone } from '../../../../platform/web/page/page-transition.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { useModal } from '../../../../platform/web/ui/use-modal.ts';
import { ReportDialog } from '../../../trust/reports/web/reports.ts';
import type { Photo } from '../contract/photo.ts';
import { photoUrl } from '../contract/photo-url.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';

interface PhotoViewerProps {
  photos: readonly Photo[];
  /** Describes photos without a description. */
  title: string;
  /** Index of the photo shown first. */
  start: number;
  /** Offers to report the photo shown. */
  canReport?: boolean;
  /** Photos on the page, in the same order. The one shown last moves back into its place. */
  images: readonly HTMLElement[];
  /** @param index Index of the photo shown last. */
  onClose: (index: number) => void;
}

const ZOOM_STEP = 1.6;

/** Shows one photo in full screen, with navigation, zoom and panning. Loaded on first use. */
export default function PhotoViewer({
  photos,
  title,
  start,
  canReport = false,
  images,
  onClose,
}: PhotoViewerProps) {
  const count = photos.length;
  const [index, setIndex] = useState(start);
  const photo = photos[index];
  const [reporting, setReporting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = useBackCloses(() =>
    moveBack('viewer-photo', () => {
      // Closes the dialog before it unmounts, so that the browser restores the focus.
      frame.current?.closest('dialog')?.close();
      flushSync(() => onClose(index));
      return images[index];
    }),
  );
  const { props: modal } = useModal(true, close);
  const { zoom, swipe, held, scaleBy, toggle, reset } = usePhotoGestures(
    frame,
    photo ?? { width: 1, height: 1 },
    { onStep: show, onClose: close },
  );
  if (!photo) return null;
  const next = photos[(index + 1) % count];

  function show(step: number) {
    if (count < 2) return;
    setIndex((now) => (now + step + count) % count);
    reset();
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowLeft: () => show(-1),
      ArrowRight: () => show(1),
      '+': () => scaleBy(ZOOM_STEP),
      '=': () => scaleBy(ZOOM_STEP),
      '-': () => scaleBy(1 / ZOOM_STEP),
      '0': reset,
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const { scale, x, y } = zoom;
  const dragged = scale > 1 ? { x, y } : swipe;
  return (
    <>
      <dialog
        {...modal}
        className="on-night-ground fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden border-0 bg-night p-0 backdrop:bg-night open:grid open:animate-[fade_var(--t-base)] open:grid-rows-[auto_minmax(0,1fr)]"
        aria-label={`Photos of ${title}`}
        onKeyDown={onKeyDown}
        onClose={close}
      >
        <div className="flex items-center gap-1 ps-5 pe-2 pt-[max(8px,env(safe-area-inset-top))] pb-2">
          <p className="num me-auto font-[650]" role="status">
            <span className="sr-only">{`Photo ${index + 1} of ${count}`}</span>
            <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
          </p>
          {canReport && (
            <ViewerButton
              label="Report photo"
              onPointerEnter={ReportDialog.prepare}
              onFocus={ReportDialog.prepare}
              onClick={() => setReporting(true)}
            >
              <Icon name="flag" />
            </ViewerButton>
          )}
          <ViewerButton label={scale > 1 ? 'Zoom out' : 'Zoom in'} onClick={() => toggle()}>
            {scale > 1 ? <Icon name="zoom-out" /> : <Icon name="zoom-in" />}
          </ViewerButton>
          <ViewerButton label="Close" onClick={close} data-autofocus>
            <Icon name="x" />
          </ViewerButton>
        </div>
        <div
          className="relative grid min-h-0 cursor-zoom-in touch-none place-items-center overflow-hidden select-none data-zoomed:cursor-grab"
          ref={frame}
          data-zoomed={scale > 1 || undefined}
        >
          <img
            key={photo.id}
            data-moves="viewer-photo"
            className="h-auto max-h-full min-h-0 w-auto max-w-full bg-size-[100%_100%] object-contain transition-transform duration-(--t-base) ease-(--ease-out) [-webkit-touch-callout:none] data-held:transition-none"
            src={photoUrl(photo, 'large')}
            width={photo.width}
            height={photo.height}
            alt={photo.alt || (index === 0 ? title : `${title}, photo ${index + 1}`)}
            draggable={false}
            data-held={held || undefined}
            style={{
              backgroundImage: `url("${photo.placeholder}")`,
              transform: `translate(${dragged.x}px, ${dragged.y}px) scale(${scale})`,
            }}
          />
          {count > 1 && (
            <>
              <StepButton className="start-4" label="Previous photo" onClick={() => show(-1)}>
                <Icon name="chevron-left" />
              </StepButton>
              <StepButton className="end-4" label="Next photo" onClick={() => show(1)}>
                <Icon name="chevron-right" />
              </StepButton>
              {/* Preloads the next photo. */}
              {next && <img className="hidden" src={photoUrl(next, 'large')} alt="" />}
            </>
          )}
        </div>
      </dialog>
      {canReport && (
        <ReportDialog
          open={reporting}
          target={{ kind: 'photo', id: photo.id }}
          person={null}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}

function ViewerButton({ className, ...rest }: ComponentProps<typeof IconButton>) {
  return <IconButton {...rest} className={clsx('text-on-night hover:bg-night-2', className)} />;
}

/** Beside the photo; below it on phones, where people swipe. */
function StepButton({ className, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <ViewerButton
      {...rest}
      size="lg"
      className={clsx(
        'absolute bg-night/70 max-md:bottom-[max(16px,env(safe-area-inset-bottom))] md:inset-y-0 md:my-auto',
        className,
      )}
    />
  );
}

const MARK = 'photoViewer';

/**
 * Adds a history entry for an element that covers the page, so that Back closes it and stays on the page.
 * @returns a function that closes it the same way.
 */
function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const leaving = useRef(false);

  // A layout effect, because Back may be pressed as soon as the element shows.
  useLayoutEffect(() => {
    const state = (window.history.state ?? {}) as Record<string, unknown>;
    // Retains the page's own state: for the router, this is the same location.
    if (!state[MARK]) window.history.pushState({ ...state, [MARK]: true }, '');
    return closeOnBack(() => close());
  }, []);

  return () => {
    // A second call would leave the page as well.
    if (leaving.current) return;
    leaving.current = true;
    window.history.back();
  };
}

/**
 * The way back: the element whose `data-moves` has this name becomes another one.
 * @param change Renders synchronously, and returns the element.
 */
function moveBack(name: string, change: () => HTMLElement | undefined): void {
  if (!canMovePages()) return void change();
  let into: HTMLElement | undefined;
  void moveAlone(() => {
    into = change();
    if (into) into.style.viewTransitionName = name;
  }).finally(() => {
    if (into) into.style.viewTransitionName = '';
  });
}
