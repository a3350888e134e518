import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../../../platform/web/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../../platform/web/use-api-action.ts';
import { useAskToSignIn, useViewer } from '../../../../people/accounts/web/accounts.ts';
import { zoneErrors } from '../../contract/errors.ts';
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
      failed: ({ status, detail }) => {
        setJoined(false);
        // The session ended, for example in another tab.
        if (status === 401) return askToSignIn(zoneErrors.SIGN_IN_TO_JOIN, pathname + search);
        toast({
          tone: 'error',
          title: FAILED.title,
          text: status >= 400 && status < 500 ? detail : FAILED.text,
          action: { label: 'Retry', onSelect: () => void join() },
        });
      },
      revalidate: 'always',
    });
  }

  return { role: role ?? (joined ? ('member' as const) : null), join: () => void join() };
}
