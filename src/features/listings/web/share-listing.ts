import { toast } from '../../../platform/web/ui/toast.ts';

interface Shared {
  title: string;
  /** The path of its page. */
  address: string;
}

/** Opens the share sheet of the device, or copies the link where there is none. */
export async function shareListing({ title, address }: Shared): Promise<void> {
  const url = window.location.origin + address;
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
    toast({ tone: 'error', title: 'Sharing failed', text: 'Could not share this listing' });
  }
}
