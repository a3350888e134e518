import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Returns 'Guest-' and 5 random uppercase letters or digits. */
export function newGuestId(): string {
  return `Guest-${Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** Returns a number from 1000 to 9999. */
export const newPin = (): string => String(randomInt(1000, 10_000));
