import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import type { ToastInput } from '../../../../platform/web/ui/toast.ts';
import { textRuleErrors } from '../contract/errors.ts';

/** The public API of text rules for other features on pages. */

/** Returns the toast of a problem, with a button to send the text anyway if a rule asks about it. */
export const toastOfText = (
  problem: Pick<ApiProblem, 'title' | 'detail'> & { code?: string },
  sendAnyway: () => void,
): ToastInput => ({
  tone: 'error',
  title: problem.title,
  text: problem.detail,
  ...(problem.code === textRuleErrors.TEXT_UNSURE.code && {
    action: { label: 'Yes, go on', onSelect: sendAnyway },
  }),
});
