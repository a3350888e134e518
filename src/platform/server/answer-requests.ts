import type { HelperRequest, HelperResponse } from './on-demand-helper.ts';
import { runAsHelper } from './run-as-helper.ts';

/**
 * Answers the requests of the process that started this one; see `createOnDemandHelper`. After a failure the memory of
 * native code cannot be trusted, so the process ends.
 */
export function answerRequests<Order, Answer>(
  answer: (order: Order) => Promise<Answer>,
  logError: (error: unknown) => void = (error) => void process.stderr.write(`${String(error)}\n`),
): void {
  runAsHelper();
  process.on('message', ({ id, order }: HelperRequest<Order>) => {
    void answer(order).then(
      (answered) => process.send?.({ id, answer: answered } satisfies HelperResponse<Answer>),
      (error: unknown) => {
        logError(error);
        process.exit(1);
      },
    );
  });
}
