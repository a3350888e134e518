import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { createApiAction } from './api-action.ts';

/** API calls on a press, one at a time. A started call is finished even if its component unmounts. */
export function useApiAction() {
  const { revalidate } = useRevalidator();
  const [busy, showBusy] = useState(false);
  const [run] = useState(() => createApiAction({ showBusy, revalidate }));
  return { busy, run };
}
