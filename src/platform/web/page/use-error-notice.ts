import { useEffect } from 'react';
import { dismissToast, toast } from '../ui/toast.ts';

/** Shows a toast that something could not be loaded. It disappears with the page. */
export function useErrorNotice({ title, text }: { title: string; text: string }): void {
  useEffect(() => {
    const id = toast({ tone: 'error', title, text });
    return () => dismissToast(id);
  }, [title, text]);
}
