import type { DraftInput } from '../../listing-drafts/web/listing-drafts.ts';

/** What the seller gave in the first step, beside the photo. */
export interface Given {
  /** The tab that is shown. */
  start: DraftInput;
  /** Typed on the text tab. */
  words: string;
  /** What the listing was written from; null if it is filled in by hand. */
  input: DraftInput | null;
  /** The words it was written from. */
  quote: string;
}

export const NOTHING_GIVEN: Given = { start: 'photo', words: '', input: null, quote: '' };

const INPUTS: readonly DraftInput[] = ['photo', 'voice', 'text'];

/** Reads what was kept, perhaps by an older version of the page; null when there is nothing. */
export function parseGiven(value: unknown): Given | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Record<string, unknown> = { ...value };
  const text = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
  const given: Given = {
    start: INPUTS.find((input) => input === kept.start) ?? NOTHING_GIVEN.start,
    words: text('words'),
    input: INPUTS.find((input) => input === kept.input) ?? null,
    quote: text('quote'),
  };
  const isNothing = given.start === NOTHING_GIVEN.start && given.input === null && given.words === '';
  return isNothing ? null : given;
}
