import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { isRefusal, UNAUTHORIZED } from '../../../../../shared/http-status.ts';
import { useAskToSignIn, useViewer } from '../../../../people/accounts/web/accounts.ts';
import { zoneErrors } from '../../contract/errors.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneRole } from '../../contract/zone-member.ts';

const FAILED = { title: 'Failed to join', text: 'Please try again.' };

/** Joins a zone and shows it right away; reverts if the request fails. Visitors and guests log in first. */
export function useJoinZone({ id, name, role }: { id: string; name: string; role: ZoneRole | null }) {
  const { account } = useViewer();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const { run } = useApiAction();
  const [joined, setJoined] = useState(false);
  // The loaded page now includes the membership.
  if (joined && role !== null) setJoined(false);

  async function join(): Promise<void> {
    if (account === null) return askToSignIn(zoneErrors.SIGN_IN_TO_JOIN, pathname + search);
    setJoined(true);
    await run(() => api.POST('/api/zones/{id}/membership', { params: { path: { id } } }), {
      done: () =>
        toast({ tone: 'success', title: `You joined ${name}`, text: "We'll tell you about new posts." }),
      failed: (problem) => {
        setJoined(false);
        // The session ended, for example in another tab.
        if (problem.status === UNAUTHORIZED)
          return askToSignIn(zoneErrors.SIGN_IN_TO_JOIN, pathname + search);
        toast({
          tone: 'error',
          title: FAILED.title,
          text: isRefusal(problem) ? problem.detail : FAILED.text,
          action: { label: 'Retry', onSelect: () => void join() },
        });
      },
      revalidate: 'always',
    });
  }

  return { role: role ?? (joined ? ('member' as const) : null), join: () => void join() };
}

interface JoinOrRoleProps {
  zone: { id: string; name: string; role: ZoneRole | null };
}

/** Shows a Join button, or the viewer's role if they are a member. */
export function JoinOrRole({ zone }: JoinOrRoleProps) {
  const { role, join } = useJoinZone(zone);
  if (role === null) {
    return (
      <Button variant="line" className="z-(--z-above) min-w-22 flex-none" onClick={join}>
        Join
        <span className="sr-only">
          {' '}
          <bdi>{zone.name}</bdi>
        </span>
      </Button>
    );
  }
  return (
    <Badge tone="success" size="lg" className="rounded-full">
      <Icon name="check" />
      {role === 'admin' ? 'Admin' : 'Member'}
    </Badge>
  );
}

/** Joins the zone that a new listing will be posted to. */
export function JoinToPost({ zone: { id, name, membership } }: { zone: Zone }) {
  const { role, join } = useJoinZone({ id, name, role: membership?.role ?? null });
  return (
    <Button variant="quiet" size="sm" busy={role !== null} busyLabel="Joining..." onClick={join}>
      Join to post here
    </Button>
  );
}
