import { toast } from '../../../platform/web/ui/toast.ts';

/** Copies Guest ID and PIN, and shows whether that worked. */
export async function copyCredentials(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: 'Copied to clipboard.' });
  } catch {
    // Refused, or the page is not on HTTPS, where browsers offer no clipboard.
    toast({ tone: 'error', title: 'Copying failed', text: 'Please select the text and copy it.' });
  }
}
