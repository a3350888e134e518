import { useState } from 'react';
import { oneAtATime } from './one-at-a-time.ts';

/** `oneAtATime` for a component: the same function in every render, with the first render's `work`. */
export function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const [run] = useState(() => oneAtATime(work));
  return run;
}
