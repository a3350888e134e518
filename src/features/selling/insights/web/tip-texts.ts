import { counted } from '../../../../shared/counted.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { DAY_MINUTES, HOUR_MINUTES } from '../../../../shared/time.ts';
import type { Tip } from '../contract/insights.ts';

interface TipText {
  finding: string;
  /** The evidence, with the size of the sample. */
  evidence: string;
  action: string;
}

/** Returns the text of a tip. */
export function tipText(tip: Tip): TipText {
  const { listing } = tip;
  switch (tip.kind) {
    case 'price-high':
    case 'price-low': {
      const side = tip.kind === 'price-high' ? 'above' : 'below';
      return {
        finding: `Priced ${side} ${tip.beyond} of ${tip.points.length} similar ones`,
        evidence: `Yours ${formatDollars(listing.priceCents)}. ${spread(tip)}`,
        action: `Change price to ${formatDollars(tip.priceCents)}`,
      };
    }
    case 'saved-only':
      return {
        finding: `${people(tip.saves)} saved it and nobody wrote`,
        evidence: `${counted(tip.views, 'view')} in all, no messages. People who saved it get an alert if you drop the price.`,
        action: `Drop to ${formatDollars(tip.priceCents)}`,
      };
    case 'few-photos':
      return {
        finding:
          tip.usual === null
            ? 'No photo yet'
            : `${photosOf(tip.photos)}. Sold ones have ${inWords(tip.usual)}`,
        evidence:
          tip.usual === null
            ? 'Buyers see an empty tile in every list.'
            : `Half of ${tip.sample} sold in ${categoryLabel(listing.category)} had ${tip.usual} or more.`,
        action: 'Add photos',
      };
    case 'waiting-chats':
      return {
        finding:
          tip.chats === 1
            ? `A buyer has waited ${duration(tip.hours * HOUR_MINUTES, Math.floor)}`
            : `${tip.chats} buyers are waiting, one for ${duration(tip.hours * HOUR_MINUTES, Math.floor)}`,
        evidence:
          tip.usualMinutes === null
            ? 'No answer from you yet.'
            : `You usually answer within ${duration(tip.usualMinutes, Math.ceil)}.`,
        action: tip.chats === 1 ? 'Answer the chat' : `Answer ${tip.chats} chats`,
      };
    case 'long-listed':
      return {
        finding: `Listed ${counted(listing.days, 'day')} ago, now far down in lists`,
        evidence: [
          `${counted(tip.views, 'view')} in the last 7 days.`,
          ...(tip.usualDays === null
            ? []
            : [
                `Half of ${tip.sample} sold in ${categoryLabel(listing.category)} went within ${counted(tip.usualDays, 'day')}.`,
              ]),
        ].join(' '),
        action: 'Renew',
      };
  }
}

function spread({ sold, active, range }: Extract<Tip, { points: number[] }>): string {
  const did = sold >= active ? 'sold for' : 'cost';
  return `Half of ${sold + active} similar ones ${did} ${formatDollars(range.from)} to ${formatDollars(range.to)}.`;
}

const people = (count: number): string => counted(count, 'person', 'people');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

function photosOf(count: number): string {
  const words = `${inWords(count)} ${count === 1 ? 'photo' : 'photos'}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Such as '20 minutes', '5 hours' or '3 days'. */
function duration(minutes: number, round: (value: number) => number): string {
  if (minutes <= HOUR_MINUTES) return counted(Math.max(1, minutes), 'minute');
  if (minutes <= 2 * DAY_MINUTES) return counted(round(minutes / HOUR_MINUTES), 'hour');
  return counted(round(minutes / DAY_MINUTES), 'day');
}
