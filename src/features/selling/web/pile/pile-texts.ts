import { formatDollars, parsePrice } from '../../../../shared/money.ts';
import { numberInWords } from '../../../../shared/number-in-words.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { countGuesses } from '../../../listing-drafts/web/listing-drafts.ts';
import { itemNumber, type Pile, type PileFields, type PileItem, upcoming } from './pile.ts';

export const photosText = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

/** Such as '5 items, 7 photos'. */
export const countsText = (items: number, photos: number): string =>
  `${items === 1 ? '1 item' : `${items} items`}, ${photosText(photos)}`;

/** The button that posts says how many suggestions it accepts. */
export function postText({ marks }: PileFields): string {
  const suggestions = countGuesses(marks);
  return suggestions === 0 ? 'Looks right, post' : `Accept ${suggestions} and post`;
}

/** What an item is called: by its number until it has a title. */
export const itemName = ({ fields }: PileItem, number: number): string => fields?.title || `Item ${number}`;

/** Names the item that is shown after the current one, such as 'Next: Sneakers'. */
export function nextText(pile: Pile): string | null {
  const next = upcoming(pile);
  return next && `Next: ${itemName(next, itemNumber(pile, next))}`;
}

/** The state of a draft, in words. */
export function stateText({ state, later, fields }: PileItem, now: boolean): string {
  if (state === 'live') {
    const price = parsePrice(fields?.price ?? '');
    return 'cents' in price ? `Live, ${formatDollars(price.cents)}` : 'Live';
  }
  if (now) return 'Now';
  if (later) return 'Later';
  if (state === 'ready') return 'Ready';
  return state === 'words' ? 'Needs a few words' : 'Reading';
}

/** Such as '6 live, 1 for later. All in under four minutes.' */
export function doneText({ live, later }: { live: number; later: number }, ms: number | null): string {
  const counts = `${live} live${later > 0 ? `, ${later} for later` : ''}.`;
  if (ms === null || live === 0 || ms >= 10 * MINUTE_MS) return counts;
  const minutes = Math.floor(ms / MINUTE_MS) + 1;
  return `${counts} All in under ${minutes === 1 ? 'a minute' : `${numberInWords(minutes)} minutes`}.`;
}
