import { useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton } from '../../../../../platform/web/ui/menu.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import type { ZonePost, ZoneReply } from '../../contract/discussion/zone-post.ts';
import type { Removal } from '../../contract/zone-member.ts';
import { RemovalDialog } from '../moderation/load-removal-dialog.ts';
import { zoneAddress } from '../zone-address.ts';
import type { DiscussionZone } from './discussion.tsx';

interface PostActionsProps {
  entry: ZonePost | ZoneReply;
  zone: DiscussionZone;
  what: 'post' | 'reply';
  onChanged: () => Promise<void>;
}

/** The menu of a post or reply. */
export function PostActions({ entry, zone, what, onChanged }: PostActionsProps) {
  const { id, author, can } = entry;
  const [asking, setAsking] = useState<'delete' | 'remove' | null>(null);
  const { busy, run } = useApiAction();
  const path = { path: { id } };
  const label = `More about the ${what} by ${author.name}`;

  const setPinned = (pinned: boolean) =>
    run(() => api.PATCH('/api/zone-posts/{id}', { params: path, body: { pinned } }), { done: onChanged });

  const deleteIt = () =>
    run(() => api.DELETE('/api/zone-posts/{id}', { params: path }), {
      done: async () => {
        setAsking(null);
        await onChanged();
      },
    });

  async function remove(removal: Removal) {
    const outcome = await outcomeOf(api.PUT('/api/zone-posts/{id}/removal', { params: path, body: removal }));
    if (!outcome.ok) return outcome.problem;
    await onChanged();
    return null;
  }

  const items = (
    <>
      {what === 'post' && (
        <MenuButton onClick={() => void copyLink(zone.id, id)}>
          <Icon name="link" />
          Copy link
        </MenuButton>
      )}
      {'pin' in can && can.pin && 'pinnedBy' in entry && (
        <MenuButton onClick={() => void setPinned(entry.pinnedBy === null)}>
          <Icon name={entry.pinnedBy === null ? 'pin' : 'pin-off'} />
          {entry.pinnedBy === null ? 'Pin post' : 'Unpin post'}
        </MenuButton>
      )}
      {can.remove && (
        <MenuButton className="text-danger" onClick={() => setAsking('remove')}>
          <Icon name="trash" />
          Remove {what}
        </MenuButton>
      )}
      {can.delete && (
        <MenuButton className="text-danger" onClick={() => setAsking('delete')}>
          <Icon name="trash" />
          Delete {what}
        </MenuButton>
      )}
    </>
  );
  return (
    <>
      {entry.mine ? (
        <Menu
          align="end"
          label={label}
          buttonClass="icon-btn"
          buttonProps={{ 'aria-label': label, title: 'More' }}
          button={<Icon name="ellipsis" />}
        >
          {items}
        </Menu>
      ) : (
        <SafetyMenu
          label={label}
          target={{ kind: 'zone-post', id }}
          person={author.kind === 'member' ? { name: author.name, subject: 'profile', id: author.id } : null}
        >
          {items}
        </SafetyMenu>
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        danger
        title={`Delete this ${what}?`}
        text={what === 'post' ? "Its replies go with it. This can't be undone." : "This can't be undone."}
        confirmLabel={`Delete ${what}`}
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={() => void deleteIt()}
        onCancel={() => setAsking(null)}
      />
      {can.remove && (
        <RemovalDialog
          open={asking === 'remove'}
          title={`Remove this ${what}?`}
          person={author.name}
          quote={
            <>
              <b className="block text-ink">
                <bdi>{author.name}</bdi>
              </b>
              {entry.text}
            </>
          }
          rules={zone.rules}
          hint={`Members see the reason and your name, in place of the ${what} and in the moderation log.`}
          confirmLabel={`Remove ${what}`}
          onRemove={remove}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

async function copyLink(zoneId: string, postId: string): Promise<void> {
  try {
    const path = `${zoneAddress(zoneId)}?tab=discussion&post=${postId}`;
    await navigator.clipboard.writeText(window.location.origin + path);
    toast({ tone: 'success', title: 'Link copied', text: 'Paste it wherever you like.' });
  } catch {
    toast({ tone: 'error', title: 'Copying failed', text: 'Open the post and copy its address.' });
  }
}
