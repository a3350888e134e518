import { counted } from '../../../../shared/counted.ts';
import { monthAndYear } from '../../../../shared/dates.ts';
import { distanceText } from '../../../../shared/distance.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { numberInWords } from '../../../../shared/number-in-words.ts';
import { conditionLabel } from '../../../../shared/taxonomy.ts';
import { uncapitalize } from '../../../../shared/text.ts';
import type { LocalPrices, SimilarPrices } from './comparable-listing.ts';
import type { Drawback, ItemDoubt, ItemPrice, Reason, Recommendation } from './comparison.ts';

/** Texts of comparisons, shown by pages and used by the server in recommendations. */

/** Splits a reason into its figure and its meaning: '$62' and 'below the typical local price of $345'. */
export function reasonText(reason: Reason): { figure: string; text: string } {
  switch (reason.kind) {
    case 'below-median':
      return {
        figure: formatDollars(reason.cents),
        text: `below the typical local price of ${formatDollars(reason.medianCents)}`,
      };
    case 'cheapest':
      return { figure: formatDollars(reason.cents), text: `less than Item ${reason.item}` };
    case 'best-fact':
      return {
        figure: reason.value,
        text: `${uncapitalize(reason.label)}, the ${rankOf(reason.rank, reason.stated)} of the ${numberInWords(reason.stated)} stated`,
      };
    case 'condition':
      return {
        figure: conditionLabel(reason.condition),
        text: `the ${reason.items > 2 ? 'best' : 'better'} condition of the ${numberInWords(reason.items)}`,
      };
    case 'closer':
      return {
        figure: distanceText(reason.km),
        text: `away, ${distanceText(reason.closerKm)} closer than Item ${reason.item}`,
      };
    case 'rating':
      return {
        figure: reason.rating.toFixed(1),
        text: `of 5 for the seller, from ${counted(reason.totalRatings, 'review')}`,
      };
    case 'facts':
      return {
        figure: `${reason.stated} of ${reason.rows}`,
        text: `facts stated. ${reason.others.map(({ item, stated }) => `Item ${item} states ${stated}`).join(', ')}`,
      };
  }
}

/** 'Item 3 is $33 cheaper, but has a crack and leaves 4 facts unstated.' */
export function alternativeText({
  item,
  cheaperCents,
  drawbacks,
}: NonNullable<Recommendation['alternative']>): string {
  const but = drawbacks.length === 0 ? '' : `, but ${drawbacks.map(drawbackText).join(' and ')}`;
  return `Item ${item} is ${formatDollars(cheaperCents)} cheaper${but}.`;
}

const DOUBT_TEXTS: Readonly<Record<ItemDoubt, string>> = {
  locked: 'is locked',
  untested: 'is untested',
  'no-clean-title': 'has no clean title',
  'needs-work': 'needs work',
  incomplete: 'has parts missing',
  replica: 'is a replica',
  expired: 'has expired',
  unsafe: 'was in an accident',
  soiled: 'needs a deep cleaning',
  faulty: 'has a fault',
  older: 'is much older',
  'too-cheap': 'is too cheap to be sure of',
};

function drawbackText(drawback: Drawback): string {
  switch (drawback.kind) {
    case 'defect':
      return `has ${drawback.value}`;
    case 'doubt':
      return DOUBT_TEXTS[drawback.doubt];
    case 'condition':
      return `is in ${conditionLabel(drawback.condition)} condition`;
    case 'not-stated':
      return `leaves ${counted(drawback.facts, 'fact')} unstated`;
    case 'farther':
      return `is ${distanceText(drawback.km)} farther away`;
    case 'rating':
      return drawback.rating === null
        ? 'has a seller without reviews'
        : `has a seller rated ${drawback.rating.toFixed(1)}`;
  }
}

/** '31 phones like these, 20 of them sold, within 10 mi, since May 2026' */
export function localPricesText(subject: string, local: LocalPrices): string {
  const { withinKm, since } = local;
  const where = withinKm === null ? '' : `, within ${distanceText(withinKm)}`;
  return `${alikeText(subject, local)}${where}, since ${monthAndYear(since)}`;
}

/** 'Found 31 phones like these, 20 of them sold', shown while the comparison loads. */
export function foundSimilarText({ subject, local }: SimilarPrices): string {
  if (local === null) return `Found too few ${subject} like these to say what is usual`;
  return `Found ${alikeText(subject, local)}`;
}

function alikeText(subject: string, { comparables, sold }: LocalPrices): string {
  const alike = `${grouped(comparables)} ${subject} like these`;
  if (sold === 0) return alike;
  return sold === comparables ? `${alike}, all sold` : `${alike}, ${grouped(sold)} of them sold`;
}

/** 'The same', '$62 below', '$20 above'; null if there is no median. */
export function againstMedianText({
  againstMedianCents,
}: Pick<ItemPrice, 'againstMedianCents'>): string | null {
  if (againstMedianCents === null) return null;
  if (againstMedianCents === 0) return 'The same';
  return `${formatDollars(Math.abs(againstMedianCents))} ${againstMedianCents < 0 ? 'below' : 'above'}`;
}

/** 'higher' for two items, 'highest' for more. */
const rankOf = (rank: 'higher' | 'lower' | 'newer', of: number): string =>
  of > 2 ? rank.replace(/r$/, 'st') : rank;
