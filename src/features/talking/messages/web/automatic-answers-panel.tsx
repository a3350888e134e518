import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { useAutomaticAnswers } from './use-automatic-answers.ts';

/** The setting for automatic answers. */
export function AutomaticAnswersPanel() {
  const { on, busy, change } = useAutomaticAnswers();
  return (
    <section className="panel grid gap-5 px-5 py-5 sm:px-7" aria-labelledby="answers-title">
      <h2 id="answers-title" className="t-panel">
        Automatic answers
      </h2>
      <CheckboxLine
        label="Answer “Is this still available?” for me"
        hint="Sent right away and marked automatic"
        checked={on ?? false}
        disabled={on === null}
        aria-busy={busy || undefined}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </section>
  );
}
