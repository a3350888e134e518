import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';

/**
 * Decides that nothing is wrong, for each case as it is now. Shows what went wrong in a toast, and returns the cases
 * that were decided.
 */
export async function dismissCases(ids: readonly string[]): Promise<readonly string[]> {
  const decided: string[] = [];
  for (const id of ids) {
    const path = { params: { path: { id } } };
    const read = await outcomeOf(api.GET('/api/cases/{id}', path));
    const outcome = read.ok
      ? await outcomeOf(
          api.POST('/api/cases/{id}/decision', {
            ...path,
            body: {
              onSubject: 'none',
              onPerson: 'none',
              until: null,
              ruleId: null,
              text: '',
              version: read.data.version,
            },
          }),
        )
      : read;
    if (outcome.ok) decided.push(id);
    else showProblem(outcome.problem);
  }
  return decided;
}
