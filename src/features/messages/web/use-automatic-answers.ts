import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';

/** Whether 'Is this still available?' is answered at once for the asker's listings; null until it is known. */
export function useAutomaticAnswers() {
  const [on, setOn] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    void outcomeOf(api.GET('/api/automatic-answers')).then((outcome) => {
      if (!left && outcome.ok) setOn(outcome.data.on);
    });
    return () => {
      left = true;
    };
  }, []);

  async function change(next: boolean) {
    if (busy) return;
    setBusy(true);
    setOn(next);
    const outcome = await outcomeOf(api.PUT('/api/automatic-answers', { body: { on: next } }));
    setBusy(false);
    if (!outcome.ok) {
      setOn(!next);
      toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
      return;
    }
    toast({
      tone: 'success',
      title: next ? 'Automatic answers are on' : 'Automatic answers are off',
      text: next
        ? '“Is this still available?” is answered at once, for all of your listings.'
        : '“Is this still available?” waits for you, for all of your listings.',
    });
  }

  return { on, busy, change };
}
