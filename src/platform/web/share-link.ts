import { toast } from './ui/toast.ts';

interface LinkToShare {
  title: string;
  /** The absolute address. */
  url: string;
  /** The error message if it could not be shared. */
  failed: string;
}

/** Opens the device's share sheet, or copies the link if there is none. */
export async function shareLink({ title, url, failed }: LinkToShare): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', title: 'Link copied', text: 'Paste it wherever you like.' });
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ tone: 'error', title: 'Sharing failed', text: failed });
  }
}
