import clsx from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import type { Photo } from '../../photos/contract/photo.ts';
import { photoUrl } from '../../photos/contract/photo-url.ts';
import { PhotoPicture, preparePhotoViewer, usePhotoViewer } from '../../photos/web/photos.ts';

const SIZES = '(min-width: 80rem) 590px, (min-width: 48rem) 52vw, 100vw';

interface PhotoCarouselProps {
  photos: readonly Photo[];
  title: string;
  /** Shown without color, as the item is gone. */
  sold: boolean;
  /** The viewer posted the listing. */
  isOwn: boolean;
}

/**
 * The photos of a listing in a strip with scroll snapping: swiping is the browser's own; buttons, arrow keys
 * and thumbnails scroll it. Pressing a photo opens the full-screen viewer.
 */
export function PhotoCarousel({ photos, title, sold, isOwn }: PhotoCarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const enlarge = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState(0);
  const { opened, ...viewer } = usePhotoViewer();
  const count = photos.length;

  if (count === 0) {
    return (
      <div className="grid aspect-25/24 place-content-center justify-items-center gap-2.5 bg-surface-2 font-semibold text-ink-2 max-md:rounded-b-xl md:rounded-xl">
        <Icon name="image-off" />
        No images available
      </div>
    );
  }

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const target = (index + count) % count;
    strip.current?.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior });
    setCurrent(target);
  }

  function open() {
    // The focus returns to the enlarge button, also after a press on the photo itself.
    enlarge.current?.focus({ preventScroll: true });
    void viewer.open(current, strip.current);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2 || opened) return;
    event.preventDefault();
    show(current + step);
  }

  return (
    <section
      className={clsx(count > 1 && 'md:grid md:grid-cols-[84px_minmax(0,1fr)] md:gap-3.5')}
      aria-roledescription="carousel"
      aria-label={`Photos of ${title}`}
      onKeyDown={onKeyDown}
    >
      <div
        data-moves="listing-photo"
        className="relative col-start-2 row-start-1 overflow-hidden bg-surface-3 max-md:rounded-b-xl md:rounded-xl"
      >
        <ul
          className="flex aspect-25/24 snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-4"
          ref={strip}
          tabIndex={count > 1 ? 0 : undefined}
          onScroll={({ currentTarget }) =>
            setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
          }
        >
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              className="w-full flex-none cursor-zoom-in snap-start snap-always"
              onClick={open}
              onPointerDown={preparePhotoViewer}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
            >
              <PhotoPicture
                className={clsx('size-full bg-cover object-cover', sold && 'opacity-55 grayscale')}
                photo={photo}
                sizes={SIZES}
                eager={index === 0}
                alt={photo.alt || (index === 0 ? title : `${title}, photo ${index + 1}`)}
              />
            </li>
          ))}
        </ul>
        <IconButton
          ref={enlarge}
          // On phones below the buttons of the page.
          className="absolute end-3 top-17 md:end-3.5 md:top-3.5"
          label="Enlarge photo"
          look="float"
          onFocus={preparePhotoViewer}
          onClick={open}
        >
          <Icon name="expand" />
        </IconButton>
        {count > 1 && (
          <>
            <IconButton
              className="absolute inset-y-0 start-3.5 my-auto max-md:hidden"
              label="Previous photo"
              look="float"
              onClick={() => show(current - 1)}
            >
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton
              className="absolute inset-y-0 end-3.5 my-auto max-md:hidden"
              label="Next photo"
              look="float"
              onClick={() => show(current + 1)}
            >
              <Icon name="chevron-right" />
            </IconButton>
            <span
              className="num pointer-events-none absolute start-3.5 bottom-12 rounded-md bg-night px-2.5 text-xs leading-7 font-[650] text-on-night md:start-auto md:end-3.5 md:bottom-3.5"
              role="status"
            >
              {`${current + 1} / ${count}`}
            </span>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails {...{ photos, sold, current }} onChoose={(index) => show(index)} />}
      {opened && (
        <opened.Viewer
          photos={photos}
          title={title}
          start={opened.start}
          images={opened.images}
          canReport={!isOwn}
          onClose={(index) => {
            viewer.close();
            show(index, 'instant');
          }}
        />
      )}
    </section>
  );
}

interface ThumbnailsProps extends Pick<PhotoCarouselProps, 'photos' | 'sold'> {
  current: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ photos, sold, current, onChoose }: ThumbnailsProps) {
  return (
    <div
      className="col-start-1 row-start-1 grid content-start gap-3 max-md:hidden"
      role="group"
      aria-label="Choose photo"
    >
      {photos.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className="aspect-square overflow-hidden rounded-tile opacity-78 ring-primary ring-offset-2 ring-offset-bg hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-3"
          aria-current={index === current ? 'true' : undefined}
          aria-label={`Photo ${index + 1} of ${photos.length}`}
          onClick={() => onChoose(index)}
        >
          <img
            className={clsx('size-full object-cover', sold && 'opacity-55 grayscale')}
            src={photoUrl(photo, 'small')}
            width={84}
            height={84}
            alt=""
            loading="lazy"
          />
        </button>
      ))}
    </div>
  );
}
