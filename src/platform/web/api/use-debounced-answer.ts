import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiAnswer, outcomeOf } from './api.ts';

/**
 * Asks the server about what someone types, after a pause. Returns the last answer, which stays until the next one is
 * there; null while nothing is known. The answer is an extra, so a failure counts as none.
 * @param question What is asked; null asks nothing. A question with the same content is not asked again.
 * @param delayMs Milliseconds without a change before the server is asked.
 */
export function useDebouncedAnswer<Q, T>(
  question: Q | null,
  delayMs: number,
  ask: (question: Q, signal: AbortSignal) => Promise<ApiAnswer<T>>,
): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  const key = question === null ? null : JSON.stringify(question);
  const askNow = useEffectEvent(async (signal: AbortSignal) => {
    if (question === null) return;
    const outcome = await outcomeOf(ask(question, signal));
    if (!signal.aborted) setAnswer(outcome.ok ? outcome.data : null);
  });

  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => void askNow(abort.signal), delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, delayMs]);

  return key === null ? null : answer;
}
