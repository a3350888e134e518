import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton, MenuLink } from '../../../../../platform/web/ui/menu.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { Zone } from '../../contract/zone.ts';
import type { Removal, ZoneMember, ZoneMemberChange } from '../../contract/zone-member.ts';
import { RemovalDialog } from '../moderation/load-removal-dialog.ts';

interface ManageMemberProps {
  zone: Pick<Zone, 'id' | 'name' | 'rules'>;
  member: ZoneMember;
  isMe: boolean;
}

/** Menu of actions that an admin can take on a member. */
export function ManageMember({ zone, member: { person, role }, isMe }: ManageMemberProps) {
  const { busy, run } = useApiAction();
  const { revalidate } = useRevalidator();
  const [openDialog, setOpenDialog] = useState<'hand-over' | 'remove' | null>(null);
  const { name } = person;
  const path = { id: zone.id, profileId: person.id };
  const close = () => setOpenDialog(null);

  const change = (body: ZoneMemberChange, title: string) =>
    void run(() => api.PATCH('/api/zones/{id}/members/{profileId}', { params: { path }, body }), {
      done: () => {
        close();
        toast({ tone: 'success', title });
      },
      revalidate: 'always',
    });

  async function remove(removal: Removal) {
    const outcome = await outcomeOf(
      api.PUT('/api/zones/{id}/members/{profileId}/removal', { params: { path }, body: removal }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: `${name} was removed`, text: 'The reason is in the moderation log.' });
    await revalidate();
    return null;
  }

  return (
    <>
      <Menu
        align="end"
        label={`Manage ${name}`}
        buttonClass="icon-btn -me-2.5"
        buttonProps={{ 'aria-label': `Manage ${name}` }}
        button={<Icon name="ellipsis" />}
      >
        {!isMe && (
          <MenuLink to={`/messages/${person.id}`}>
            <Icon name="message-circle" />
            Message
          </MenuLink>
        )}
        {role === 'admin' ? (
          <MenuButton
            onClick={() =>
              change(
                { role: 'member', handOver: false },
                isMe ? "You're a Member now" : `${name} is a Member now`,
              )
            }
          >
            <Icon name="user-round" />
            Make Member
          </MenuButton>
        ) : (
          <>
            <MenuButton onClick={() => change({ role: 'admin', handOver: false }, `${name} is an Admin now`)}>
              <Icon name="shield-check" />
              Make Admin
            </MenuButton>
            <MenuButton onClick={() => setOpenDialog('hand-over')}>
              <Icon name="handshake" />
              Hand over the zone
            </MenuButton>
            <MenuButton className="text-danger" onClick={() => setOpenDialog('remove')}>
              <Icon name="user-round-x" />
              Remove from zone
            </MenuButton>
          </>
        )}
      </Menu>
      <ConfirmDialog
        open={openDialog === 'hand-over'}
        title={`Hand ${zone.name} over to ${name}?`}
        text={
          <>
            <bdi>{name}</bdi> becomes Admin, and you become a Member.
          </>
        }
        confirmLabel="Hand over"
        busyLabel="Handing over..."
        busy={busy}
        onConfirm={() => change({ role: 'admin', handOver: true }, `${name} is the Admin now`)}
        onCancel={close}
      />
      <RemovalDialog
        open={openDialog === 'remove'}
        title={`Remove ${name} from the zone?`}
        description="They can't post or rejoin. Their listings leave the zone but stay in Browse."
        person={name}
        rules={zone.rules}
        hint="Members see the reason and your name in the moderation log."
        confirmLabel="Remove member"
        onRemove={remove}
        onClose={close}
      />
    </>
  );
}
