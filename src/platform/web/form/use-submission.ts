import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dismissToast, type ToastInput, toast } from '../ui/toast.ts';
import { fieldError, namesFields, type Refusal, refusalToast, settle, withoutEdited } from './submission.ts';

interface SubmissionOptions {
  /** The refusal of a submission without scripts that this page responds to. */
  before?: Refusal | null;
  /** Whether a refusal of fields is shown by them alone, without a toast. In an element `<form>`, the first gets the focus. */
  isInline?: boolean;
  /** Returns the toast of a refusal that the person may confirm. `confirm` sends the form as it is then. */
  toastOf?: (refusal: Refusal, confirm: () => void) => ToastInput;
}

/**
 * Returns the state of a form that can be sent: busy, and the last refusal, which is shown in a toast and by the
 * form. An element `<form>` uses `useSubmission`. This is for what is sent in another way.
 */
export function useAttempts({
  before = null,
  isInline = false,
  toastOf = refusalToast,
}: SubmissionOptions = {}) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(before);
  const [attempt, setAttempt] = useState(0);
  const [edited, setEdited] = useState<readonly string[]>([]);
  // The next attempt replaces the error of the previous one.
  const shownToast = useRef<number | null>(null);

  async function send(call: (isConfirmed: boolean) => Promise<Refusal | null>, isConfirmed = false) {
    if (shownToast.current !== null) dismissToast(shownToast.current);
    setBusy(true);
    const refused = await settle(() => call(isConfirmed));
    setBusy(false);
    setEdited([]);
    setRefusal(refused);
    if (refused === null) return;
    setAttempt((last) => last + 1);
    if (isInline && namesFields(refused)) return;
    shownToast.current = toast(toastOf(refused, () => void send(call, true)));
  }

  const problem = withoutEdited(refusal, edited);
  return {
    busy,
    problem,
    /** Increases with each refusal. */
    attempt,
    /** Returns the error of a field by its name. */
    errorOf: (field: string) => fieldError(problem, field),
    /** Clears the errors of fields that have changed. The last one also clears the refusal. */
    clearErrors: (...fields: readonly string[]) =>
      setEdited((names) => (fields.every((field) => names.includes(field)) ? names : [...names, ...fields])),
    /** Clears the errors of all fields. */
    clearAllErrors: () => setRefusal((last) => (namesFields(last) ? null : last)),
    /** Makes an attempt. `call` resolves to the refusal, or to null on success. */
    send,
  };
}

/**
 * Returns the state of a form that is submitted through the API, and the props of its element. A field's error is
 * cleared when the field changes.
 */
export function useSubmission(
  submit: (data: FormData, isConfirmed: boolean) => Refusal | null | Promise<Refusal | null>,
  options: SubmissionOptions = {},
) {
  const { isInline = false } = options;
  const attempts = useAttempts(options);
  const { busy, attempt, clearErrors, send } = attempts;
  const submitted = useRef<HTMLFormElement>(null);
  // A confirmation sends what was typed and chosen until then.
  const newest = useRef(submit);
  useEffect(() => {
    newest.current = submit;
  });
  useEffect(() => {
    if (isInline && attempt > 0) {
      submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [isInline, attempt]);

  return {
    ...attempts,
    /** Props of the form element. */
    form: {
      noValidate: true,
      // Before scripts have loaded, the form is sent to the page's action by POST, so that no password gets
      // into the address.
      method: 'post' as const,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        submitted.current = element;
        if (busy) return;
        void send(async (isConfirmed) =>
          // It may have been closed before it was confirmed.
          element.isConnected ? newest.current(new FormData(element), isConfirmed) : null,
        );
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isControl(target)) clearErrors(target.name);
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
