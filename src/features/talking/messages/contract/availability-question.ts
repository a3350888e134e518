import type { Availability } from './message.ts';

const GREETING =
  /^(hi|hello|hey|hiya|good (morning|afternoon|evening|day))( there| again)?( [a-z]+(?=[,.!]))?[\s,.!]+/;
const COURTESY = /[\s,.!?:;)-]*\b(please|thanks|thank you|thx|cheers)( so much| a lot)?[\s,.!?:;)]*$/;
const ITEM =
  '(this|it|that|these|those|they|the (item|listing|thing|[a-z]+)|your ([a-z]+))( (item|one|listing))?';
const FREE = '(available|for sale|up for sale|up for grabs)';
const QUESTIONS = [
  `(is|are) ${ITEM} (still )?${FREE}( still)?`,
  `(still )?${FREE}( still)?`,
  `(do you )?still have (${ITEM})( ${FREE})?`,
  `do you have ${ITEM} still`,
].map((pattern) => new RegExp(`^${pattern}$`));
/** Longer texts ask for more than availability and are left to the seller. */
const MAX_LENGTH = 80;

/** Returns whether a message only asks if a listing is still available. */
export function asksAvailability(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = words
    .replace(GREETING, '')
    .replace(COURTESY, '')
    .replace(/[\s,.!?:;)]+$/, '');
  return QUESTIONS.some((question) => question.test(bare));
}

/** Returns the one-line text of an automatic answer. */
export function availabilityText({ state }: Pick<Availability, 'state'>): string {
  switch (state) {
    case 'available':
      return 'Yes, it is still available.';
    case 'reserved':
      return "It's reserved right now.";
    case 'reserved-for-buyer':
      return "It's reserved for you.";
    case 'paused':
      return "It's paused right now.";
    case 'sold':
      return "Sorry, it's sold.";
  }
}
