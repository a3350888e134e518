import { type FormEvent, useRef, useState } from 'react';
import type { ApiProblem } from './api-problem.ts';
import { dismissToast, toast } from './ui/toast.ts';
import { settle, withoutEdited } from './submission.ts';

/**
 * The state of a form that is sent through the API: busy, and the problem, which a toast shows and the form
 * can show. The error of a field is cleared when the field changes, and the problem with the last of them.
 * @param before The problem of a submission without scripts, which this page answers.
 */
export function useSubmission(
  send: (data: FormData) => Promise<ApiProblem | null>,
  before: ApiProblem | null = null,
) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(before);
  const [attempt, setAttempt] = useState(0);
  const [edited, setEdited] = useState<readonly string[]>([]);
  // The next attempt replaces the error of the last one.
  const shownToast = useRef<number | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    if (shownToast.current !== null) dismissToast(shownToast.current);
    setBusy(true);
    const refused = await settle(() => send(data));
    setBusy(false);
    setEdited([]);
    setRefusal(refused);
    if (refused === null) return;
    setAttempt((last) => last + 1);
    shownToast.current = toast({ tone: 'error', title: refused.title, text: refused.detail });
  }

  const problem = withoutEdited(refusal, edited);
  return {
    busy,
    problem,
    attempt,
    /** The error of a field, by its name. */
    errorOf: (field: string) => problem?.errors?.find((error) => error.field === field)?.message,
    /** Props of the form element. */
    form: {
      noValidate: true,
      // Sent before scripts have loaded, it reaches the action of the page, and no password the address.
      method: 'post' as const,
      onSubmit,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isControl(target)) setEdited((names) => [...names, target.name]);
      },
    },
  };
}

const isControl = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A text of a submitted form; '' when missing. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
