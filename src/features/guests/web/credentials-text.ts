import type { StoredGuest } from '../contract/guest-credentials.ts';

/** What 'Copy' puts on the clipboard. */
export const credentialsText = ({ guestId, pin }: StoredGuest): string => `Guest ID: ${guestId}\nPIN: ${pin}`;

/** Reads Guest ID and PIN from a text copied with 'Copy', or returns null if either is missing. */
export function readCredentials(text: string): StoredGuest | null {
  const guestId = /\bGuest-[A-Z0-9]{5}\b/i.exec(text)?.[0];
  const pin = /\bPIN\W+(\d{4})\b/i.exec(text)?.[1];
  return guestId && pin ? { guestId, pin } : null;
}

/** What a PIN field keeps of typed or pasted text: four digits at most. */
export const pinDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);
