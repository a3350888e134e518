import { toast } from '../../../platform/web/ui/toast.ts';

/** Copies what brings a guest back, and says whether that worked. */
export async function copyCredentials(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: 'Copied to clipboard.' });
  } catch {
    // Refused, or the page is not on https, where browsers offer no clipboard.
    toast({ tone: 'error', title: 'Copying failed', text: 'Please select the text and copy it.' });
  }
}
