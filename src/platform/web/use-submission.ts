import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiProblem, fieldError } from './api-problem.ts';
import { settle, withoutEdited } from './submission.ts';
import { dismissToast, type ToastInput, toast } from './ui/toast.ts';

/**
 * Returns the state of a form that is submitted through the API: busy, and the problem, which is shown in a
 * toast and by the form. A field's error is cleared when the field changes; the last one also clears the
 * problem.
 * @param before The problem of a submission without scripts that this page responds to.
 * @param toastOf Returns the toast of a problem that the person may confirm. `confirm` sends the form as it is then.
 */
export function useSubmission(
  send: (data: FormData, isConfirmed: boolean) => Promise<ApiProblem | null>,
  before: ApiProblem | null = null,
  toastOf?: (problem: ApiProblem, confirm: () => void) => ToastInput,
) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(before);
  const [attempt, setAttempt] = useState(0);
  const [edited, setEdited] = useState<readonly string[]>([]);
  // The next attempt replaces the error of the previous one.
  const shownToast = useRef<number | null>(null);
  // A confirmation sends what was typed and chosen until then.
  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });

  async function submit(element: HTMLFormElement, isConfirmed: boolean) {
    // It was closed since.
    if (!element.isConnected) return;
    const data = new FormData(element);
    if (shownToast.current !== null) dismissToast(shownToast.current);
    setBusy(true);
    const refused = await settle(() => newest.current(data, isConfirmed));
    setBusy(false);
    setEdited([]);
    setRefusal(refused);
    if (refused === null) return;
    setAttempt((last) => last + 1);
    shownToast.current = toast(
      toastOf?.(refused, () => void submit(element, true)) ?? {
        tone: 'error',
        title: refused.title,
        text: refused.detail,
      },
    );
  }

  const problem = withoutEdited(refusal, edited);
  return {
    busy,
    problem,
    attempt,
    /** Returns the error of a field by its name. */
    errorOf: (field: string) => fieldError(problem, field),
    /** Clears errors of fields that change without being typed in, such as both fields of a paste. */
    clearErrors: (...fields: readonly string[]) => setEdited((names) => [...names, ...fields]),
    /** Props of the form element. */
    form: {
      noValidate: true,
      // Before scripts have loaded, the form is sent to the page's action by POST, so that no password gets
      // into the address.
      method: 'post' as const,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget, false);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isControl(target)) setEdited((names) => [...names, target.name]);
      },
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;

const isControl = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Returns a text of a submitted form; '' if it is missing. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
