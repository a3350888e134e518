import clsx from 'clsx';
import bike from '../../../../platform/web/pictures/bike-cut.avif?no-inline';
import camera from '../../../../platform/web/pictures/camera-cut.avif?no-inline';
import lamp from '../../../../platform/web/pictures/lamp-cut.avif?no-inline';

const ITEMS = [
  { src: lamp, at: 'start-[56%] bottom-[32%] w-[41%] rotate-4' },
  { src: bike, at: '-start-[3%] -bottom-[7%] w-[72%] -rotate-3' },
  { src: camera, at: '-end-[3%] -bottom-[5%] w-[44%] -rotate-3' },
];
const TAGS = [
  'start-[27%] bottom-[16%] -rotate-6',
  'start-[79%] bottom-[54%] rotate-7',
  'end-[5%] bottom-[5%] rotate-5',
];

interface StartPictureProps {
  /** Less room on phones, below tabs and steps. */
  small: boolean;
  onChoose: () => void;
}

/** Items with blank price tags. Pressing it chooses photos; files can be dropped anywhere on the page. */
export function StartPicture({ small, onChoose }: StartPictureProps) {
  return (
    <div className="flex min-h-42 flex-1 flex-col md:min-h-60">
      <button
        type="button"
        className="relative flex w-full flex-1 flex-col overflow-hidden rounded-2xl bg-zest-soft px-5.5 pt-5.5 text-start focus-visible:-outline-offset-4 max-[22.5rem]:px-4.5 md:overflow-visible md:rounded-xl md:p-4"
        onClick={onChoose}
      >
        <span className="block max-w-[7.4em] font-display text-[clamp(2.5rem,11.6vw,3.25rem)] leading-[0.92] font-extrabold tracking-[-0.045em] text-balance text-ink md:max-w-[6.4em] md:text-[3.5rem]">
          What are you selling?
        </span>
        <span className="relative z-(--z-raised) mt-3 block max-w-[25em] leading-snug font-medium text-ink-2 [@media(height<=35rem)]:hidden md:max-w-[20em] md:text-lg">
          {/* Large text reaches down to the picture, and stays readable on it. */}
          <span className="box-decoration-clone bg-zest-soft/90">
            A photo, your voice or one line. You check everything before it posts.
          </span>
        </span>
        <span
          className={clsx(
            'pointer-events-none absolute bottom-0 hidden max-h-85 roomy:block max-md:group-has-data-saved-recording/start:hidden! md:inset-x-0 md:inset-y-0 md:start-[46%] md:block md:h-full md:max-h-none',
            small ? 'start-1/4 end-0 h-[46%]' : 'inset-x-0 h-[62%]',
          )}
          aria-hidden="true"
        >
          {ITEMS.map(({ src, at }) => (
            <img
              key={src}
              src={src}
              alt=""
              width={300}
              height={300}
              className={`absolute h-auto drop-shadow-zest ${at}`}
            />
          ))}
          {TAGS.map((at) => (
            <span key={at} className={`absolute ${at}`}>
              <span className="tag">$?</span>
            </span>
          ))}
        </span>
        <span className="sr-only">Choose photos from this device</span>
      </button>
    </div>
  );
}
