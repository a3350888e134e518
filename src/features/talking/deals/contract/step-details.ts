import { timeInZone } from '../../../../shared/local-time.ts';
import type { DealStep } from './signals.ts';

interface StepFacts {
  step: DealStep;
  /** Name of the other participant; null after their account was deleted. */
  name: string | null;
  /** Title of the listing. */
  title: string;
  meetup: { place: string; startsAt: string } | null;
  /** When the offer expires or the reservation ends. */
  until: string | null;
}

/** Returns the text of a step's notification: who, which listing, where and when. */
export function stepDetails({ step, name, title, meetup, until }: StepFacts, timeZone: string): string {
  const when = (iso: string) => timeInZone(iso, timeZone, 'weekday');
  return [
    name,
    title,
    ...(meetup === null ? [] : [meetup.place, when(meetup.startsAt)]),
    until === null ? null : `${UNTIL[step] ?? 'Until'} ${when(until)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

const UNTIL: Partial<Record<DealStep, string>> = {
  'offer-made': 'Answer by',
  'offer-countered': 'Answer by',
  'offer-accepted': 'Reserved until',
  reserved: 'Reserved until',
};
