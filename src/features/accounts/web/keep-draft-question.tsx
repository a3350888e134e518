import { lazy, Suspense, useState } from 'react';
import type { KeepDraftDialogProps } from './keep-draft-dialog.tsx';

// Loaded when it is first asked: it belongs to every page and is rarely seen.
const KeepDraftDialog = lazy(() => import('./keep-draft-dialog.tsx'));

/** What `useSignOut` asks before it signs out. */
export function KeepDraftQuestion({ question }: { question: KeepDraftDialogProps }) {
  const [wasAsked, setWasAsked] = useState(false);
  if (question.open && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <KeepDraftDialog {...question} />
    </Suspense>
  );
}
