import { Icon } from '../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import armchair from './pile/armchair.svg?no-inline';
import boxFront from './pile/box-front.svg?no-inline';
import box from './pile/box.svg?no-inline';
import camera from './pile/camera.svg?no-inline';
import guitar from './pile/guitar.svg?no-inline';
import lamp from './pile/lamp.svg?no-inline';
import robot from './pile/robot.svg?no-inline';
import turntable from './pile/turntable.svg?no-inline';

/** From back to front; positions and sizes in percent of the pile. */
const ITEMS = [
  { src: guitar, left: 57, top: -1, width: 62, turn: -14 },
  { src: box, left: -6, top: 39, width: 50, turn: 0 },
  { src: lamp, left: -4.5, top: 18.5, width: 40, turn: -4 },
  { src: boxFront, left: -6, top: 39, width: 50, turn: 0 },
  { src: armchair, left: 19, top: 12, width: 76, turn: 0 },
  { src: robot, left: 41, top: 25, width: 32, turn: 3 },
  { src: turntable, left: 55, top: 53, width: 46, turn: 0 },
  { src: camera, left: 16, top: 65, width: 33, turn: -4 },
];
const TAGS = [
  { cents: 4_500, left: 28, top: 36, turn: 6 },
  { cents: 22_000, left: 83, top: 40, turn: 7 },
  { cents: 14_000, left: 36, top: 48, turn: -5 },
  { cents: 7_000, left: 63, top: 45, turn: -4 },
  { cents: 18_000, left: 83, top: 77, turn: 5 },
  { cents: 16_000, left: 39, top: 90, turn: 5 },
];

const string = (
  <svg viewBox="0 0 30 34" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
    <path d="M4 3C-2 16 8 32 27 31" />
  </svg>
);

/** Illustration: a pile of items with price tags. */
export function HeroPile() {
  return (
    <div
      className="pile"
      role="img"
      aria-label="A pile of second-hand things with price tags: an armchair, a guitar, a lamp, a turntable, a camera and a tin robot"
    >
      <i className="pile-shadow" />
      {ITEMS.map(({ src, left, top, width, turn }) => (
        <img
          key={src}
          src={src}
          alt=""
          width={600}
          height={600}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${turn}deg` }}
        />
      ))}
      {TAGS.map(({ cents, left, top, turn }) => (
        <span
          key={cents}
          className="pile-tag"
          style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
        >
          {string}
          <PriceTag cents={cents} />
        </span>
      ))}
      <span className="pile-words">
        <Icon name="pen-line" />
        “Green armchair, like new, $140”
      </span>
    </div>
  );
}
