import { scaleLinear } from '@visx/scale';
import { Bar, Line, Polygon } from '@visx/shape';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { Tip } from '../contract/insights.ts';

/** A picture of the tip. Hidden from screen readers, because the text says the same. */
export function TipGraphic({ tip }: { tip: Tip }) {
  return (
    <div className="my-3 grid min-h-11 items-center" aria-hidden="true">
      <Graphic tip={tip} />
    </div>
  );
}

/** Maximum number of hearts to draw. */
const MAX_HEARTS = 5;

function Graphic({ tip }: { tip: Tip }) {
  switch (tip.kind) {
    case 'price-high':
    case 'price-low':
      return <PriceStrip points={tip.points} range={tip.range} ownCents={tip.listing.priceCents} />;
    case 'saved-only':
      return (
        <div className="flex items-center gap-1.5">
          {Array.from({ length: Math.min(tip.saves, MAX_HEARTS) }, (_, index) => (
            <Icon key={index} name="heart" className="icon fill-coral text-coral" />
          ))}
          <Icon name="message-circle" className="icon ms-2 text-ink-3" />
          <span className="text-sm font-semibold text-ink-2">0</span>
        </div>
      );
    case 'few-photos':
      return <PhotoTiles cover={tip.listing.cover} count={Math.max(tip.usual ?? 0, tip.photos + 1, 4)} />;
    case 'waiting-chats':
      return (
        <TwoBars
          own={{ label: 'Waiting', text: `${tip.hours} h`, value: tip.hours }}
          usual={
            tip.usualMinutes === null
              ? null
              : { label: 'Usually', text: shortTime(tip.usualMinutes), value: tip.usualMinutes / 60 }
          }
        />
      );
    case 'long-listed':
      return (
        <TwoBars
          own={{ label: 'Listed', text: `${tip.listing.days} d`, value: tip.listing.days }}
          usual={
            tip.usualDays === null
              ? null
              : { label: 'Usually', text: `${tip.usualDays} d`, value: tip.usualDays }
          }
        />
      );
  }
}

const shortTime = (minutes: number): string =>
  minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;

const STRIP = { width: 240, height: 30, margin: 10, middle: 20 } as const;

interface PriceStripProps {
  points: readonly number[];
  range: { from: number; to: number };
  ownCents: number;
}

function PriceStrip({ points, range, ownCents }: PriceStripProps) {
  const prices = [...points, range.from, range.to, ownCents];
  const at = scaleLinear<number>({
    domain: [Math.min(...prices), Math.max(...prices)],
    range: [STRIP.margin, STRIP.width - STRIP.margin],
  });
  const ownX = at(ownCents);
  return (
    <svg viewBox={`0 0 ${STRIP.width} ${STRIP.height}`} className="w-full overflow-visible rtl:-scale-x-100">
      <Line
        from={{ x: 0, y: STRIP.middle }}
        to={{ x: STRIP.width, y: STRIP.middle }}
        className="stroke-surface-3"
        strokeWidth={3}
      />
      <Bar
        x={at(range.from)}
        y={STRIP.middle - 6}
        width={Math.max(12, at(range.to) - at(range.from))}
        height={12}
        rx={6}
        className="fill-chart-range"
      />
      {points.map((cents, index) => (
        <Line
          // Points have no id.
          key={`${cents}-${index}`}
          from={{ x: at(cents), y: STRIP.middle - 7 }}
          to={{ x: at(cents), y: STRIP.middle + 7 }}
          className="stroke-line-strong"
          strokeWidth={2}
        />
      ))}
      <Line from={{ x: ownX, y: 9 }} to={{ x: ownX, y: 28 }} className="stroke-ink" strokeWidth={3.5} />
      <Polygon
        points={[
          [ownX, 10],
          [ownX - 7, 1],
          [ownX + 7, 1],
        ]}
        className="fill-ink"
      />
    </svg>
  );
}

/** The listing's photo, and empty slots. */
function PhotoTiles({ cover, count }: { cover: Tip['listing']['cover']; count: number }) {
  return (
    <div className="flex gap-1.5">
      {Array.from({ length: Math.min(count, 5) }, (_, index) => (
        <span
          key={index}
          className="grid size-8.5 place-items-center overflow-hidden rounded-sm text-ink-3 inset-ring-[1.5px] inset-ring-line-strong"
        >
          {index === 0 && cover ? (
            <PhotoPicture photo={cover} sizes="34px" alt="" className="size-full bg-cover object-cover" />
          ) : (
            <Icon name="image-plus" className="icon-sm" />
          )}
        </span>
      ))}
    </div>
  );
}

interface BarText {
  label: string;
  text: string;
  value: number;
}

function TwoBars({ own, usual }: { own: BarText; usual: BarText | null }) {
  const at = scaleLinear<number>({ domain: [0, Math.max(own.value, usual?.value ?? 0)], range: [0, 100] });
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1.5 text-xs font-semibold text-ink-2">
      {[own, ...(usual ? [usual] : [])].map((bar) => (
        <div key={bar.label} className="contents">
          <span>
            {bar.label}, {bar.text}
          </span>
          <svg height={14} className="w-full rtl:-scale-x-100">
            <Bar
              width={`${Math.max(3, at(bar.value))}%`}
              height={14}
              rx={5}
              className={bar === own ? 'fill-ink' : 'fill-chart-range'}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
