import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import type { ButtonLook } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';

const NEEDS_ACCOUNT = {
  ...flashDropErrors.SIGN_IN_TO_JOIN,
  detail: 'Please log in to set a reminder',
};

interface ReminderButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  event: Pick<FlashDrop, 'id' | 'reminder'>;
}

/** Turns the reminder of an event on or off. Shows the change right away and reverts it on failure. */
export function ReminderButton({ event, variant, size }: ReminderButtonProps) {
  const { account } = useViewer();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const { run } = useApiAction();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? event.reminder.on;

  async function change(on: boolean) {
    const params = { path: { id: event.id } };
    setWanted(on);
    await run(
      () =>
        on
          ? api.PUT('/api/flash-drops/{id}/reminder', { params })
          : api.DELETE('/api/flash-drops/{id}/reminder', { params }),
      { done: () => confirm(on), revalidate: 'always' },
    );
    setWanted(null);
  }

  function confirm(on: boolean) {
    if (!on) return toast({ tone: 'success', title: 'Reminder off' });
    return toast({
      tone: 'success',
      title: 'Reminder set',
      text: "We'll tell you an hour before and at the start.",
      action: { label: 'Undo', onSelect: () => void change(false) },
    });
  }

  function toggle() {
    if (account === null) askToSignIn(NEEDS_ACCOUNT, pathname + search);
    else void change(!isOn);
  }

  return (
    <Button variant={variant} size={size} aria-pressed={isOn} onClick={toggle}>
      <Icon name={isOn ? 'bell-ring' : 'bell'} />
      {isOn ? 'Reminder on' : 'Remind me'}
    </Button>
  );
}
