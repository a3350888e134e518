import type { Refusal } from '../form/submission.ts';
import { ErrorSummary } from './error-summary.tsx';

type FormProblemProps = {
  problem: Refusal | null;
  attempt: number;
  /** Prefix of the ids of the form's fields. */
  idPrefix: string;
};

/** Shows the problem with a form, with a link to each affected field. */
export function FormProblem({ problem, attempt, idPrefix }: FormProblemProps) {
  if (problem === null) return null;
  const errors = (problem.errors ?? []).map(({ field, message }) => ({
    fieldId: `${idPrefix}${field}`,
    message,
  }));
  return <ErrorSummary title={problem.title} text={problem.detail} errors={errors} attempt={attempt} />;
}
