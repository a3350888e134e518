import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { shareLink } from '../../../../platform/web/share-link.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

/** Shares the viewer's invitation link. */
export function InviteFriend() {
  const { busy, run } = useApiAction();
  const { siteName } = useSite();
  const invite = () =>
    void run(() => api.GET('/api/invitation'), {
      done: ({ url }) =>
        shareLink({ title: `Join me on ${siteName}`, url, failed: 'Could not share your invite link' }),
    });
  return (
    <Button variant="line" busy={busy} busyLabel="Invite a friend" onClick={invite}>
      <Icon name="user-round-plus" />
      Invite a friend
    </Button>
  );
}
