import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { createApiAction } from './api-action.ts';

/** Runs API calls on clicks, one at a time. A started call finishes even if its component unmounts. */
export function useApiAction() {
  const { revalidate } = useRevalidator();
  const [busy, showBusy] = useState(false);
  const [run] = useState(() => createApiAction({ showBusy, revalidate }));
  return { busy, run };
}
