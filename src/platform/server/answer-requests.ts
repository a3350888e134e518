import { constants, setPriority } from 'node:os';
import type { HelperRequest, HelperResponse } from './on-demand-helper.ts';

/**
 * Answers the requests of the process that started this one; see `createOnDemandHelper`. After a failure the memory of
 * native code cannot be trusted, so the process ends.
 */
export function answerRequests<Order, Answer>(
  answer: (order: Order) => Promise<Answer>,
  logError: (error: unknown) => void = (error) => void process.stderr.write(`${String(error)}\n`),
): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // The parent process has exited.
  process.once('disconnect', () => process.exit());
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
