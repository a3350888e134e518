import { type ReactNode, useState } from 'react';
import { api } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { type OpenForm, SettingsSection, useOpenerFocus } from '../../accounts/web/accounts.ts';
import type { DeletionPreview } from '../contract/account-deletion.ts';
import { DELETION_LIMITS } from '../contract/deletion-limits.ts';

type DeletionSectionProps = {
  title: string;
  /** What happens immediately. */
  atOnce: string;
  /** How it is canceled. */
  undo: string;
  form: OpenForm;
  /** Renders the form, which replaces its button. */
  children: (preview: DeletionPreview) => ReactNode;
};

/**
 * Explains what happens immediately, for 14 days and afterwards. Loads what is open before the form opens.
 */
export function DeletionSection({ title, atOnce, undo, form, children }: DeletionSectionProps) {
  const opener = useOpenerFocus(form.open);
  const [preview, setPreview] = useState<DeletionPreview | null>(null);
  const { busy, run } = useApiAction();
  const open = () =>
    run(() => api.GET('/api/account-deletion'), {
      done(answer) {
        setPreview(answer);
        form.onOpen();
      },
      errorTitle: 'Error checking your deals',
    });

  return (
    <SettingsSection
      id="delete"
      title={title}
      hint={`You have ${DELETION_LIMITS.undoDays} days to change your mind.`}
    >
      <dl className="grid w-full gap-x-4 gap-y-2.5 text-md sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Stage when="At once">{atOnce}</Stage>
        <Stage when={`For ${DELETION_LIMITS.undoDays} days`}>{undo}</Stage>
        <Stage when="After that">
          It's final. Others keep their chats and deals with “Deleted user”. Reviews stay without your name.
        </Stage>
      </dl>
      {form.open && preview !== null ? (
        children(preview)
      ) : (
        <Button ref={opener} variant="danger" busy={busy} busyLabel="Checking..." onClick={() => void open()}>
          {title}
        </Button>
      )}
    </SettingsSection>
  );
}

function Stage({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="t-label">{when}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}
