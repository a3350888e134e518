import type { ApiProblem } from '../api-problem.ts';
import { ErrorSummary } from './error-summary.tsx';

type FormProblemProps = {
  problem: ApiProblem | null;
  attempt: number;
  /** What the ids of the form's fields start with, before the field's name. */
  idPrefix: string;
};

/** What went wrong with a form, with a link to each field it is about. */
export function FormProblem({ problem, attempt, idPrefix }: FormProblemProps) {
  if (problem === null) return null;
  const errors = (problem.errors ?? []).map(({ field, message }) => ({
    fieldId: `${idPrefix}${field}`,
    message,
  }));
  return <ErrorSummary title={problem.title} text={problem.detail} errors={errors} attempt={attempt} />;
}
