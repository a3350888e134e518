import { useEffect, useRef } from 'react';
import type { ApiProblem } from './api-problem.ts';
import { dismissToast, showProblem, toast } from './ui/toast.ts';

/** Shows one error at a time: the next attempt replaces the previous toast. */
export function useErrorToast() {
  const shown = useRef<number | null>(null);
  return {
    show(problem: ApiProblem): void {
      shown.current = showProblem(problem);
    },
    dismiss(): void {
      if (shown.current !== null) dismissToast(shown.current);
    },
  };
}

/** Shows a toast that something could not be loaded. It disappears with the page. */
export function useErrorNotice({ title, text }: { title: string; text: string }): void {
  useEffect(() => {
    const id = toast({ tone: 'error', title, text });
    return () => dismissToast(id);
  }, [title, text]);
}
