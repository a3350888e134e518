import { useEffect, useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { previewOf, refusalOf } from '../../../items/photos/web/photos.ts';

type Choice = { kind: 'kept' } | { kind: 'removed' } | { kind: 'chosen'; file: File; preview: string | null };

/** Manages a chosen picture, which is uploaded when the form is saved. */
export function useAvatarChoice(stored: string | null) {
  const [choice, setChoice] = useState<Choice>({ kind: 'kept' });

  useEffect(() => {
    if (choice.kind !== 'chosen' || choice.preview === null) return;
    const { preview } = choice;
    return () => URL.revokeObjectURL(preview);
  }, [choice]);

  return {
    preview: choice.kind === 'chosen' ? choice.preview : choice.kind === 'kept' ? stored : null,
    /** Name of a chosen picture that this browser cannot display. */
    unsupportedName: choice.kind === 'chosen' && choice.preview === null ? choice.file.name : null,
    async choose(file: File) {
      const refusal = await refusalOf(file);
      if (refusal) toast({ tone: 'error', title: refusal.title, text: refusal.detail });
      else setChoice({ kind: 'chosen', file, preview: (await previewOf(file)) || null });
    },
    remove: () => setChoice({ kind: stored === null ? 'kept' : 'removed' }),
    /** Returns the problem, or null on success. */
    async save(): Promise<ApiProblem | null> {
      if (choice.kind === 'kept') return null;
      const outcome = await outcomeOf(
        choice.kind === 'removed' ? api.DELETE('/api/profiles/me/avatar') : send(choice.file),
      );
      return outcome.ok ? null : outcome.problem;
    },
  };
}

export type AvatarChoice = ReturnType<typeof useAvatarChoice>;

const send = (file: File) =>
  api.POST('/api/profiles/me/avatar', {
    // Sent as a file instead of JSON.
    body: '',
    bodySerializer: () => file,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
