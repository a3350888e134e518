import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { ZONE_GRID, ZoneCard } from './zone-card.tsx';
import type { ZonesProps } from './drop-zones-page.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useZoneList } from './use-zone-list.ts';

/** All zones, the most active first. */
export function ExploreZones(props: ZonesProps) {
  const list = useZoneList(props);
  const { q, type } = props.query;
  if (list.items.length === 0) {
    if (q !== '' || type !== undefined) return <NothingFound query={props.query} />;
    return (
      <EmptyState
        look="panel"
        icon={<Icon name="house" />}
        title="No zones yet"
        text="Be the first to start one for your street."
        action={<ButtonLink to="/create-drop-zone">Create a zone</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className={ZONE_GRID}>
        {list.items.map((zone, index) => (
          <ZoneCard key={zone.id} zone={zone} eager={index < 3} />
        ))}
      </div>
      <LoadMore list={list} label="Show more zones" className="mt-10" />
    </>
  );
}
