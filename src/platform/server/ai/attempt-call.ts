import { setTimeout as delay } from 'node:timers/promises';
import { APICallError } from '@ai-sdk/provider';
import { AiFailure } from './ai-failure.ts';

/** Milliseconds before the retry, unless the server names a time. */
const RETRY_DELAY_MS = 300;
/** The longest delay that a server can request, in milliseconds. */
const MAX_RETRY_DELAY_MS = 3000;

/**
 * Calls a provider and retries once after a temporary failure, within the same timeout.
 * @throws AiFailure
 */
export async function attemptCall<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { timeoutSeconds, signal }: { timeoutSeconds: number; signal?: AbortSignal },
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const failureOf = (error: unknown) => {
    if (signal?.aborted) return new AiFailure('aborted');
    return timeout.aborted ? new AiFailure('timeout') : asFailure(error);
  };
  try {
    try {
      return await call(either);
    } catch (error) {
      if (either.aborted || !isTemporary(error)) throw error;
      await delay(retryDelayOf(error), undefined, { signal: either });
      return await call(either);
    }
  } catch (error) {
    throw failureOf(error);
  }
}

const statusOf = (error: unknown): number | null =>
  APICallError.isInstance(error) ? (error.statusCode ?? null) : null;

/** Whether the response itself could not be parsed, although the server responded successfully. */
const isGarbled = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== null && status < 300;
};

function isTemporary(error: unknown): boolean {
  if (error instanceof AiFailure) return error.reason === 'unreadable' || error.reason === 'unavailable';
  if (!APICallError.isInstance(error)) return true;
  return isGarbled(error) || error.isRetryable;
}

function retryDelayOf(error: unknown): number {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : Number.NaN;
  return asked > 0 ? Math.min(asked * 1000, MAX_RETRY_DELAY_MS) : RETRY_DELAY_MS;
}

function asFailure(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  const status = statusOf(error);
  if (isGarbled(error)) return new AiFailure('unreadable', status);
  if (status === null || status >= 500 || status === 408 || status === 429) {
    return new AiFailure('unavailable', status);
  }
  return new AiFailure(status === 404 || status === 405 || status === 501 ? 'absent' : 'refused', status);
}
