import { formatDollars } from '../../../../shared/money.ts';
import type { DealStep } from './signals.ts';

interface SubjectFacts {
  /** Name of the person who took the step; null after their account was deleted. */
  name: string | null;
  /** Title of the listing. */
  title: string;
  /** US cents; null for steps without a price. */
  amountCents: number | null;
}

type Words = { who: string; title: string; amount: string | null };

const SUBJECTS: Record<DealStep, (words: Words) => string> = {
  'offer-made': ({ who, title, amount }) => `${who} offers ${amount ?? 'a price'} for ${title}`,
  'offer-countered': ({ who, title, amount }) => `${who} counters with ${amount ?? 'a price'} for ${title}`,
  'offer-accepted': ({ who, title, amount }) => `${who} accepted ${amount ?? 'the offer'} for ${title}`,
  'offer-declined': ({ who, title, amount }) => `${who} declined ${amount ?? 'the offer'} for ${title}`,
  'offer-withdrawn': ({ who, title }) => `${who} withdrew the offer for ${title}`,
  'offer-expired': ({ title }) => `The offer for ${title} expired`,
  reserved: ({ who, title }) => `${who} reserved ${title} for you`,
  released: ({ title }) => `${title} is no longer reserved`,
  'reservation-ended': ({ title }) => `The reservation of ${title} ended`,
  'sold-to-you': ({ who, title, amount }) =>
    `${who} sold you ${title}${amount === null ? '' : ` for ${amount}`}`,
  'sold-to-another': ({ title }) => `${title} was sold to someone else`,
  'sale-undone': ({ who, title }) => `${who} undid the sale of ${title}`,
  'meetup-proposed': ({ who, title }) => `${who} proposes a meet-up for ${title}`,
  'meetup-confirmed': ({ who, title }) => `${who} confirmed the meet-up for ${title}`,
  'meetup-cancelled': ({ who, title }) => `${who} canceled the meet-up for ${title}`,
  'meetup-in-a-day': ({ who, title }) => `Meet-up in a day: ${who}, ${title}`,
  'meetup-in-an-hour': ({ who, title }) => `Meet-up in an hour: ${who}, ${title}`,
};

/** Returns the subject of an email about a step: who did what, which listing, how much. */
export function stepSubject(step: DealStep, { name, title, amountCents }: SubjectFacts): string {
  const amount = amountCents === null ? null : formatDollars(amountCents);
  return SUBJECTS[step]({ who: name ?? 'Someone', title, amount });
}
