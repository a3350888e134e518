import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import armchair from './pile/armchair.svg?url';
import box from './pile/box.svg?url';
import camera from './pile/camera.svg?url';
import guitar from './pile/guitar.svg?url';
import lamp from './pile/lamp.svg?url';
import robot from './pile/robot.svg?url';
import turntable from './pile/turntable.svg?url';

/** From the back to the front; places and sizes in percent of the stage. */
const THINGS = [
  { url: guitar, left: 58, top: -4, width: 50, turn: -26, cents: 22_000, tag: [80, 38] },
  { url: box, left: -2, top: 44, width: 40, turn: 0, cents: null, tag: null },
  { url: lamp, left: -2, top: 24, width: 36, turn: 0, cents: 4_500, tag: [24, 37] },
  { url: armchair, left: 24, top: 14, width: 62, turn: 0, cents: 14_000, tag: [33, 46] },
  { url: robot, left: 40, top: 22, width: 30, turn: 0, cents: 7_000, tag: [60, 44] },
  { url: turntable, left: 54, top: 48, width: 44, turn: 0, cents: 18_000, tag: [78, 74] },
  { url: camera, left: 17, top: 58, width: 32, turn: -3, cents: 16_000, tag: [35, 86] },
] as const;

/** A pile of clutter, each thing wearing its tag. */
export function HeroPile() {
  return (
    <div
      className="pile"
      role="img"
      aria-label="A pile of second-hand things with price tags: an armchair, a guitar, a lamp, a turntable, a camera and a tin robot"
    >
      <i className="pile-shadow" />
      {THINGS.map(({ url, left, top, width, turn }) => (
        <img
          key={url}
          src={url}
          alt=""
          width={600}
          height={600}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${turn}deg` }}
        />
      ))}
      {THINGS.map(({ cents, tag }) =>
        cents === null || tag === null ? null : (
          <span key={cents} className="pile-tag" style={{ left: `${tag[0]}%`, top: `${tag[1]}%` }}>
            <PriceTag cents={cents} />
          </span>
        ),
      )}
    </div>
  );
}
