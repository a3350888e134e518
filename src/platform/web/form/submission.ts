import { commonErrors } from '../../../shared/errors.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import type { ToastInput } from '../ui/toast.ts';

/** Why a form was refused, by the API or by the page itself. */
export type Refusal = Pick<ApiProblem, 'title' | 'detail' | 'errors'> & { code?: string };

/** Returns the refusal of fields whose values can't be sent. */
export const invalidFields = (messages: Readonly<Record<string, string>>): Refusal => ({
  ...commonErrors.INVALID_INPUT,
  errors: Object.entries(messages).map(([field, message]) => ({ field, message })),
});

/** Whether a refusal is about fields, which show it. */
export const namesFields = (refusal: Refusal | null): boolean => (refusal?.errors ?? []).length > 0;

/** Returns the error of a field by its name. */
export const fieldError = (refusal: Refusal | null, field: string): string | undefined =>
  refusal?.errors?.find((error) => error.field === field)?.message;

/**
 * Removes the errors of fields that were edited since. Returns null if the refusal concerned only fields and
 * none is left.
 */
export function withoutEdited(refusal: Refusal | null, edited: readonly string[]): Refusal | null {
  if (refusal?.errors === undefined || refusal.errors.length === 0) return refusal;
  const errors = refusal.errors.filter(({ field }) => !edited.includes(field));
  return errors.length === 0 ? null : { ...refusal, errors };
}

/** Returns the toast of a refusal. */
export const refusalToast = ({ title, detail }: Refusal): ToastInput => ({
  tone: 'error',
  title,
  text: detail,
});

/**
 * Runs the submission of a form.
 * @returns the refusal, or null. An exception becomes a refusal like any other.
 */
export async function settle(send: () => Promise<Refusal | null>): Promise<Refusal | null> {
  try {
    return await send();
  } catch (error) {
    // Unexpected, so it is reported to the browser's console.
    reportError(error);
    return commonErrors.SOMETHING_WENT_WRONG;
  }
}
