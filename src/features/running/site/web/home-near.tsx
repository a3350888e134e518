import clsx from 'clsx';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { MatchMePanel } from '../../../finding/wants/web/wants.ts';
import { ZoneTiles } from '../../../neighbors/zones/web/zones.ts';
import { AwaitShelves, type ComingShelves } from './home-shelves.tsx';

/** Drop Zones and Match Me, each left out if it is turned off. */
export default function HomeNear({ shelves }: { shelves: ComingShelves }) {
  const hasMatchMe = !useSite().off.includes('matchMe');
  return (
    <AwaitShelves shelves={shelves} waiting={null}>
      {({ zones }) => {
        const hasZones = zones.length > 0;
        if (!hasZones && !hasMatchMe) return null;
        return (
          <div
            className={clsx(
              'wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 pt-9 md:pt-12',
              hasZones && hasMatchMe && 'lg:grid-cols-[minmax(0,1fr)_400px]',
            )}
          >
            {hasZones && <ZoneTiles zones={zones} />}
            {hasMatchMe && <MatchMePanel />}
          </div>
        );
      }}
    </AwaitShelves>
  );
}
