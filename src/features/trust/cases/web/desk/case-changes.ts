import type { CaseContent } from '../../contract/case.ts';

/** A part of a text, and whether the other version lacks it. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** A fact or text as it was and as it is; equal if it did not change. */
export interface Change {
  label: string;
  before: string;
  now: string;
}

/** Returns all titles, facts and texts of a subject, before and now. */
export function partsOf(before: CaseContent, now: CaseContent | null): Change[] {
  const after = new Map(now?.facts.map(({ label, value }) => [label, value]));
  return [
    { label: 'Title', before: before.title, now: now?.title ?? '' },
    ...before.facts.map(({ label, value }) => ({ label, before: value, now: after.get(label) ?? '' })),
    { label: 'Text', before: before.text, now: now?.text ?? '' },
  ].filter((part) => part.before !== '' || part.now !== '');
}

/** Returns what changed in a subject that still exists. */
export function changesOf(before: CaseContent, now: CaseContent): Change[] {
  const photos = (content: CaseContent) => content.photos.map(({ id }) => id).join(' ');
  const changed = partsOf(before, now).filter((part) => part.before !== part.now);
  if (photos(before) === photos(now)) return changed;
  const count = (content: CaseContent) => `${content.photos.length} photos`;
  return [...changed, { label: 'Photos', before: count(before), now: count(now) }];
}

const SENTENCES = /(?<=[.!?\n])\s+/u;

/** Splits a text into sentences, and marks those that the other version lacks. */
export function markChanges(text: string, other: string): TextPart[] {
  const others = new Set(other.split(SENTENCES).map((sentence) => sentence.trim()));
  const sentences = text.split(SENTENCES);
  return sentences.map((sentence) => ({
    text: sentence,
    isChanged: sentence.trim() !== '' && !others.has(sentence.trim()),
  }));
}
