import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import type { NearbyZone } from '../contract/zone.ts';
import { zoneAddress } from './zone-address.ts';
import { ZonePicture } from './zone-picture.tsx';
import { zoneDistanceText } from './zone-texts.ts';

/** The zones near the viewer, or the most active ones. A row to swipe on phones, three in a row on wider screens. */
export function ZoneTiles({ zones }: { zones: readonly NearbyZone[] }) {
  const isNear = zones.some(({ distance }) => distance !== null);
  return (
    <section className="min-w-0" aria-labelledby="zones">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="zones" className="text-4xl">
          {isNear ? 'Drop Zones near you' : 'Active Drop Zones'}
        </h2>
        <Link
          to="/drop-zones"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-3 hover:underline"
        >
          All zones
          <Icon name="arrow-right" className="icon-sm" />
        </Link>
      </div>
      <ul className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:overflow-visible md:px-0">
        {zones.map((zone) => (
          <li key={zone.id} className="w-59 md:w-auto">
            <Link to={zoneAddress(zone.id)} className="press group block min-w-0 rounded-bubble">
              <ZonePicture
                zone={zone}
                sizes="(min-width: 768px) 30vw, 236px"
                className="aspect-video rounded-bubble"
              />
              <b
                className="mt-2.5 line-clamp-2 leading-tight font-bold wrap-anywhere underline-offset-3 group-hover:underline"
                dir="auto"
              >
                {zone.name}
              </b>
              <ZoneLine zone={zone} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Such as '0.3 mi · 6 new today'. */
function ZoneLine({ zone: { distance, newToday, activeListings } }: { zone: NearbyZone }) {
  return (
    <span className="num text-sm text-ink-2">
      {distance !== null && `${zoneDistanceText(distance)} · `}
      {newToday > 0 ? (
        <span className="font-semibold text-success">{`${newToday} new today`}</span>
      ) : (
        counted(activeListings, 'listing')
      )}
    </span>
  );
}
