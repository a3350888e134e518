import clsx from 'clsx';
import { takeFiles } from '../../../../../platform/web/files/take-files.ts';
import bike from '../../../../../platform/web/pictures/bike-cut.avif?no-inline';
import camera from '../../../../../platform/web/pictures/camera-cut.avif?no-inline';
import lamp from '../../../../../platform/web/pictures/lamp-cut.avif?no-inline';
import { buttonClass } from '../../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PHOTO_ACCEPT } from '../../../../items/photos/contract/photo-limits.ts';

const ADD_ID = 'add-photos';

interface PileAddProps {
  onAdd: (files: readonly File[]) => void;
  look?: 'soft' | 'zest';
}

/** Chooses photos, several at once. */
export function PileAdd({ onAdd, look = 'soft' }: PileAddProps) {
  return (
    <label
      className={clsx(
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        buttonClass({ variant: look, size: 'lg', className: 'px-4.5 whitespace-nowrap' }),
        look === 'zest' && 'flex-1 lg:min-w-60 lg:flex-none',
      )}
    >
      <input
        id={ADD_ID}
        type="file"
        accept={PHOTO_ACCEPT}
        multiple
        className="sr-only"
        onChange={({ target }) => onAdd(takeFiles(target))}
      />
      {look === 'zest' && <Icon name="image-plus" />}
      Add photos
    </label>
  );
}

const EXAMPLES = [
  { src: lamp, photos: ['bg-orchid', 'bg-zest', 'bg-peach'] },
  { src: bike, photos: ['bg-zest', 'bg-orchid'] },
  { src: camera, photos: ['bg-orchid'] },
];

/** The empty pile: an example of photos in items. Pressing it chooses photos; files can be dropped anywhere. */
export function PileStart() {
  return (
    <label
      htmlFor={ADD_ID}
      className="grid min-h-[max(20rem,calc(100svh-20rem))] cursor-pointer content-center gap-2.5 rounded-2xl bg-zest-soft p-4 in-data-photo-drop:outline-3 in-data-photo-drop:outline-focus md:min-h-96 md:grid-cols-3 md:gap-5 md:p-10"
    >
      {EXAMPLES.map(({ src, photos }, index) => (
        <span
          key={src}
          className="flex items-center gap-3 rounded-xl bg-surface p-2.5 shadow-1 md:flex-col md:items-start md:p-4"
          aria-hidden="true"
        >
          <span className="flex flex-wrap gap-1.5 md:gap-2">
            {photos.map((ground) => (
              <img
                key={ground}
                src={src}
                alt=""
                width={300}
                height={300}
                className={`size-16 rounded-lg object-contain p-1.5 odd:-rotate-2 even:rotate-2 md:size-20 xl:size-26 ${ground}`}
              />
            ))}
          </span>
          <b className="ms-auto pe-2 text-sm whitespace-nowrap text-ink-2 md:ms-0">Item {index + 1}</b>
        </span>
      ))}
    </label>
  );
}
