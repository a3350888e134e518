import { toast } from '../../../../platform/web/ui/toast.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';

/** Returns the text that 'Copy' puts on the clipboard. */
export const credentialsText = ({ guestId, pin }: StoredGuest): string => `Guest ID: ${guestId}\nPIN: ${pin}`;

/** Reads Guest ID and PIN from a text copied with 'Copy'; null if either is missing. */
export function readCredentials(text: string): StoredGuest | null {
  const guestId = /\bGuest-[A-Z0-9]{5}\b/i.exec(text)?.[0];
  const pin = /\bPIN\W+(\d{4})\b/i.exec(text)?.[1];
  return guestId && pin ? { guestId, pin } : null;
}

/** Returns the digits of a typed or pasted PIN, at most four. */
export const pinDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

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
