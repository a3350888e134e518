import camera from '../../../../platform/web/pictures/camera-cut.avif?no-inline';
import lamp from '../../../../platform/web/pictures/lamp-cut.avif?no-inline';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import armchair from './pictures/armchair-cut.avif?no-inline';
import boxBack from './pictures/box-cut.avif?no-inline';
import boxFront from './pictures/boxf-cut.avif?no-inline';
import skateboard from './pictures/skateboard-cut.avif?no-inline';

/** Items from back to front; positions are percentages of the pile. */
const ITEMS = [
  { src: skateboard, left: 52, top: 6, width: 52, turn: 62 },
  { src: boxBack, left: -4, top: 44, width: 54, turn: 0 },
  { src: lamp, left: -1, top: 22, width: 43, turn: -4 },
  { src: boxFront, left: -4, top: 44, width: 54, turn: 0 },
  { src: armchair, left: 24, top: 16, width: 76, turn: 0 },
  { src: camera, left: 12, top: 70, width: 34, turn: -5 },
];
const TAGS = [
  { cents: 4500, left: 30, top: 42, turn: 6 },
  { cents: 14000, left: 62, top: 56, turn: -5 },
  { cents: 16000, left: 40, top: 90, turn: 4 },
];

/** The illustration beside the forms on wide screens. */
export function AuthStage() {
  return (
    <div
      aria-hidden="true"
      className="on-zest-ground relative hidden overflow-hidden rounded-2xl p-12 lg:flex lg:flex-col lg:justify-between"
    >
      <p className="t-section max-w-[11em]">Someone nearby wants what you don't.</p>
      <div className="relative mx-auto mt-6 mb-4 aspect-[600/560] w-full max-w-115">
        {ITEMS.map(({ src, left, top, width, turn }) => (
          <img
            key={src}
            src={src}
            alt=""
            width={400}
            height={400}
            loading="lazy"
            className="absolute h-auto drop-shadow-zest"
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${turn}deg` }}
          />
        ))}
        {TAGS.map(({ cents, left, top, turn }) => (
          <span
            key={cents}
            className="absolute"
            style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
          >
            <PriceTag cents={cents} />
          </span>
        ))}
      </div>
    </div>
  );
}
