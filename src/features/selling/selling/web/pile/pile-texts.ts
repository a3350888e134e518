import { counted } from '../../../../../shared/counted.ts';
import { formatDollars, parsePrice } from '../../../../../shared/money.ts';
import { numberInWords } from '../../../../../shared/number-in-words.ts';
import { MINUTE_MS } from '../../../../../shared/time.ts';
import { itemNumber, type Pile, type PileItem, upcoming } from './pile.ts';

/** Such as '5 items, 7 photos'. */
export const countsText = (items: number, photos: number): string =>
  `${counted(items, 'item')}, ${counted(photos, 'photo')}`;

/** Returns the item's title, or its number until it has one. */
export const itemName = ({ content: { form } }: PileItem, number: number): string =>
  form.title || `Item ${number}`;

/** Names the item that is shown after the current one, such as 'Next: Sneakers'. */
export function nextText(pile: Pile): string | null {
  const next = upcoming(pile);
  return next && `Next: ${itemName(next, itemNumber(pile, next))}`;
}

/** Returns the state of an item in words. */
export function stateText({ state, later, content: { form } }: PileItem): string {
  if (state === 'live') {
    const price = parsePrice(form.price);
    return 'cents' in price ? `posted, ${formatDollars(price.cents)}` : 'posted';
  }
  if (later) return 'for later';
  if (form.title !== '') return 'to check';
  return state === 'words' || state === 'unread' ? 'needs a few words' : 'being read';
}

/** Such as '6 live, 1 for later. All in under four minutes.' */
export function doneText({ live, later }: { live: number; later: number }, ms: number | null): string {
  const counts = `${live} live${later > 0 ? `, ${later} for later` : ''}.`;
  if (ms === null || live === 0 || ms >= 10 * MINUTE_MS) return counts;
  const minutes = Math.floor(ms / MINUTE_MS) + 1;
  return `${counts} All in under ${minutes === 1 ? 'a minute' : `${numberInWords(minutes)} minutes`}.`;
}
