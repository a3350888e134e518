import type { StoredGuest } from '../contract/guest-credentials.ts';

/** What 'Copy' puts on the clipboard. */
export const credentialsText = ({ guestId, pin }: StoredGuest): string => `Guest ID: ${guestId}\nPIN: ${pin}`;

/** Guest ID and PIN out of a text that was copied with 'Copy', or null when they are not both there. */
export function readCredentials(text: string): StoredGuest | null {
  const guestId = /\bGuest-[A-Z0-9]{5}\b/i.exec(text)?.[0];
  const pin = /\bPIN\W+(\d{4})\b/i.exec(text)?.[1];
  return guestId && pin ? { guestId, pin } : null;
}

/** What a PIN field keeps of what was typed or pasted: four digits at most. */
export const pinDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);
