import { toast } from '../../../../platform/web/ui/toast.ts';

/** Copies Guest ID and PIN, and shows whether that worked. */
export async function copyCredentials(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: 'Copied to clipboard.' });
  } catch {
    // The browser denied it, or the page is not on HTTPS and has no clipboard access.
    toast({ tone: 'error', title: 'Copying failed', text: 'Please select the text and copy it.' });
  }
}
