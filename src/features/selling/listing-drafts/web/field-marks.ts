import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';

/** The source of a field's value as shown to the seller. `checked` is a guess that they confirmed or changed. */
export type Mark = 'said' | 'typed' | 'photo' | 'guess' | 'checked';

/** How the seller described the item. */
export type DraftInput = 'voice' | 'text' | 'photo';

export type MarkedField = keyof ListingDraft['sources'];
export type FieldMarks = Partial<Record<MarkedField, Mark>>;

export const MARKED_FIELDS = [
  'title',
  'description',
  'price',
  'category',
  'condition',
  'tags',
] as const satisfies readonly MarkedField[];

interface MarkLook {
  text: string;
  icon: IconName;
  tone: 'plain' | 'ai' | 'guess' | 'success';
}

export const MARK_LOOKS: Readonly<Record<Mark, MarkLook>> = {
  said: { text: 'you said', icon: 'mic', tone: 'plain' },
  typed: { text: 'you typed', icon: 'pen-line', tone: 'plain' },
  photo: { text: 'seen in the photo', icon: 'camera', tone: 'ai' },
  guess: { text: 'suggestion', icon: 'sparkles', tone: 'guess' },
  checked: { text: 'checked', icon: 'check', tone: 'success' },
};

/** Returns the marks of a draft. The contract uses `said` for both spoken and typed input. */
export function marksOf({ sources }: Pick<ListingDraft, 'sources'>, input: DraftInput): FieldMarks {
  const marks: FieldMarks = {};
  for (const field of MARKED_FIELDS) {
    const source = sources[field];
    if (source !== null) marks[field] = source === 'said' && input !== 'voice' ? 'typed' : source;
  }
  return marks;
}

/** Counts the unconfirmed guesses. */
export const countGuesses = (marks: FieldMarks): number =>
  Object.values(marks).filter((mark) => mark === 'guess').length;

/** Returns the marks without that of an edited field. */
export function withoutMark(marks: FieldMarks, field: string): FieldMarks {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name !== field));
}
