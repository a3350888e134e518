import { PaymentFailure } from '../../../../platform/server/payments/payment-failure.ts';

const MAX_ATTEMPTS = 5;

/**
 * Retries `attempt` while another process changes the same row in between, because that process may have read
 * newer data.
 * @param attempt Reads the provider's object and writes our row. Resolves to false if the row's revision
 * changed since it was read.
 * @throws PaymentFailure 'unavailable' after repeated conflicts.
 */
export async function retryOnConflict(attempt: () => Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    if (await attempt()) return;
  }
  throw new PaymentFailure('unavailable', 'contended');
}

/** Whether writing these columns would leave a row as it is. */
export const isUnchanged = <Row extends object>(before: Row, columns: Partial<Record<keyof Row, unknown>>) =>
  JSON.stringify({ ...before, ...columns }) === JSON.stringify(before);
