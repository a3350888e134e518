import type { ApiProblem } from '../api-problem.ts';
import { ErrorSummary } from './error-summary.tsx';

type FormProblemProps = {
  problem: ApiProblem | null;
  attempt: number;
  /** The prefix of the ids of the form's fields, before the field's name. */
  idPrefix: string;
};

/** The problem with a form, with a link to each field it concerns. */
export function FormProblem({ problem, attempt, idPrefix }: FormProblemProps) {
  if (problem === null) return null;
  const errors = (problem.errors ?? []).map(({ field, message }) => ({
    fieldId: `${idPrefix}${field}`,
    message,
  }));
  return <ErrorSummary title={problem.title} text={problem.detail} errors={errors} attempt={attempt} />;
}
