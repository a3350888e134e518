import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { zoneTypeLabel } from '../zone-types.tsx';
import type { ZonesQuery } from './zones-query.ts';

/** Shown when no zone matches the search. */
export function NothingFound({ query: { q, type } }: { query: ZonesQuery }) {
  return (
    <EmptyState
      look="panel"
      icon={<Icon name="search-x" />}
      title={
        q === ''
          ? `No zones of the type ${zoneTypeLabel(type ?? 'neighbourhood')} yet`
          : `No zone called “${q}”`
      }
      text="Try a street, a school or a hobby. Or start it yourself."
      action={<ButtonLink to="/create-drop-zone">Create a zone</ButtonLink>}
    />
  );
}
