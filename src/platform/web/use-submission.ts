import { type FormEvent, useRef, useState } from 'react';
import type { ApiProblem } from './api-problem.ts';
import { dismissToast, toast } from './ui/toast.ts';
import { settle, withoutEdited } from './submission.ts';

/**
 * Returns the state of a form that is submitted through the API: busy, and the problem, which is shown in a
 * toast and by the form. A field's error is cleared when the field changes; the last one also clears the
 * problem.
 * @param before The problem of a submission without scripts that this page responds to.
 */
export function useSubmission(
  send: (data: FormData) => Promise<ApiProblem | null>,
  before: ApiProblem | null = null,
) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(before);
  const [attempt, setAttempt] = useState(0);
  const [edited, setEdited] = useState<readonly string[]>([]);
  // The next attempt replaces the error of the previous one.
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
    /** Returns the error of a field by its name. */
    errorOf: (field: string) => problem?.errors?.find((error) => error.field === field)?.message,
    /** Props of the form element. */
    form: {
      noValidate: true,
      // Before scripts have loaded, the form is sent to the page's action by POST, so that no password gets
      // into the address.
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

/** Returns a text of a submitted form; '' if it is missing. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
