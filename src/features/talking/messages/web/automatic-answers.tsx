import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { SettingsSection } from '../../../people/accounts/web/accounts.ts';

const TURNED_ON = {
  title: 'Automatic answers are on',
  text: "We'll answer “Is this still available?” for all your listings.",
};
const TURNED_OFF = {
  title: 'Automatic answers are off',
  text: "You'll answer “Is this still available?” yourself.",
};

/**
 * Returns whether 'Is this still available?' is answered automatically for the viewer's listings; null until
 * loaded.
 */
export function useAutomaticAnswers() {
  const [on, setOn] = useState<boolean | null>(null);
  const { busy, run } = useApiAction();
  useEffect(() => {
    let left = false;
    void outcomeOf(api.GET('/api/automatic-answers')).then((outcome) => {
      if (!left && outcome.ok) setOn(outcome.data.on);
    });
    return () => {
      left = true;
    };
  }, []);

  function change(next: boolean) {
    if (busy) return;
    setOn(next);
    void run(() => api.PUT('/api/automatic-answers', { body: { on: next } }), {
      done: () => toast({ tone: 'success', ...(next ? TURNED_ON : TURNED_OFF) }),
      failed(problem) {
        setOn(!next);
        showProblem(problem);
      },
    });
  }

  return { on, busy, change };
}

/** The setting for automatic answers. */
export function AutomaticAnswersPanel() {
  const { on, busy, change } = useAutomaticAnswers();
  return (
    <SettingsSection id="answers" title="Automatic answers" hint="Sent right away and marked automatic.">
      <CheckboxLine
        label="Answer “Is this still available?” for me"
        checked={on ?? false}
        disabled={on === null}
        aria-busy={busy || undefined}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </SettingsSection>
  );
}
