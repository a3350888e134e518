import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useRetainedFocus } from '../../../../../platform/web/focus/use-retained-focus.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { savePlace, useLocate } from '../../../../items/listings/web/listings.ts';
import type { ZoneCard } from '../../contract/zone.ts';
import { JoinOrRole } from '../members/join-zone.tsx';
import { zoneAddress } from '../zone-address.ts';
import { ZonePicture } from '../zone-picture.tsx';
import { zoneDistanceText } from '../zone-texts.ts';
import type { ZonesProps } from './drop-zones-page.tsx';
import { NearbyMap } from './nearby-map.tsx';
import { NothingFound } from './nothing-found.tsx';

/** The three nearest zones, or the three most active ones if the viewer's location is unknown. */
export function NearbyZones({ page, query, viewerLocation }: ZonesProps) {
  const { revalidate } = useRevalidator();
  const { locating, ask } = useLocate((position) => {
    savePlace({ name: '', position });
    void revalidate();
  });
  const { zones } = page;

  if (viewerLocation === null) {
    return (
      <div className="grid gap-8">
        <EmptyState
          look="panel"
          icon={<Icon name="map-pin" />}
          title="Where are you?"
          text="Add your area to see the three nearest. Until then, these are the most active."
          action={
            <Button busy={locating} busyLabel="Locating..." onClick={ask}>
              Use my area
            </Button>
          }
        />
        {zones.length === 0 ? (
          <NothingFound query={query} />
        ) : (
          <ZoneRows zones={zones} title="The most active" />
        )}
      </div>
    );
  }
  if (zones.length === 0) return <NothingFound query={query} />;
  return (
    <div className="grid items-center gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-12">
      <NearbyMap from={viewerLocation} zones={zones} />
      <ZoneRows
        zones={zones}
        title={zones.length === 1 ? 'The nearest' : `The ${zones.length} nearest`}
        hint={
          <>
            From <bdi>{viewerLocation.name || 'where you are'}</bdi>, to about half a mile.{' '}
            <button
              type="button"
              className="inline-flex min-h-7 items-center font-semibold text-ink underline underline-offset-3"
              aria-busy={locating || undefined}
              onClick={locating ? undefined : ask}
            >
              Use my area
            </button>
          </>
        }
      />
    </div>
  );
}

interface ZoneRowsProps {
  zones: readonly ZoneCard[];
  title: string;
  hint?: ReactNode;
}

function ZoneRows({ zones, title, hint }: ZoneRowsProps) {
  return (
    <section className="min-w-0" aria-labelledby="nearby-title">
      <h2 id="nearby-title" className="text-4xl">
        {title}
      </h2>
      {hint && <p className="hint mt-2">{hint}</p>}
      <ol className="mt-4">
        {zones.map((zone, index) => (
          <ZoneRow key={zone.id} zone={zone} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function ZoneRow({ zone, number }: { zone: ZoneCard; number: number }) {
  const { name, members, distance } = zone;
  const focus = useRetainedFocus<HTMLLIElement>();
  return (
    <li
      className="card flex-row flex-wrap items-center gap-3 rounded-none border-t border-line py-3 md:gap-3.5"
      {...focus}
    >
      <span className="num w-4 flex-none font-display text-xl font-extrabold md:w-5" aria-hidden="true">
        {number}
      </span>
      <ZonePicture zone={zone} sizes="64px" className="size-16 flex-none rounded-md" />
      <div className="min-w-0 flex-[1_1_6rem]">
        <Link
          to={zoneAddress(zone.id)}
          dir="auto"
          className="line-clamp-2 text-lg leading-tight font-bold wrap-anywhere outline-none after:absolute after:inset-0 after:z-(--z-raised)"
        >
          {name}
        </Link>
        <p className="num text-xs text-ink-2">
          {distance !== null && `${zoneDistanceText(distance)} · `}
          {counted(members, 'member')}
        </p>
      </div>
      <JoinOrRole zone={zone} />
    </li>
  );
}
