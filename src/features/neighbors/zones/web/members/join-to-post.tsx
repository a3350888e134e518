import { Button } from '../../../../../platform/web/ui/button.tsx';
import type { Zone } from '../../contract/zone.ts';
import { useJoinZone } from './use-join-zone.ts';

/** Joins the zone that a new listing will be posted to. */
export function JoinToPost({ zone: { id, name, membership } }: { zone: Zone }) {
  const { role, join } = useJoinZone({ id, name, role: membership?.role ?? null });
  return (
    <Button variant="quiet" size="sm" busy={role !== null} busyLabel="Joining..." onClick={join}>
      Join to post here
    </Button>
  );
}
