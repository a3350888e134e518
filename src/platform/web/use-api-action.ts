import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { createApiAction } from './api-action.ts';

/** Calls of the API on a press, one at a time. A call that has begun is finished when its component leaves the page. */
export function useApiAction() {
  const { revalidate } = useRevalidator();
  const [busy, showBusy] = useState(false);
  const [run] = useState(() => createApiAction({ showBusy, revalidate }));
  return { busy, run };
}
