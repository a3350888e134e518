import { expect, test } from 'vitest';
import type { ListingDraft } from '../../../../selling/listing-drafts/contract/listing-draft.ts';
import { EMPTY_FORM } from '../listing-form.ts';
import {
  addSaid,
  answerQuestion,
  changeField,
  chooseField,
  contentOf,
  fillIn,
  isBlank,
  NO_WORDS,
} from './sell-draft.ts';

const SAID = {
  title: 'said',
  description: 'said',
  price: 'said',
  category: 'said',
  condition: 'said',
  tags: 'said',
} as const;

const GENERATED: ListingDraft = {
  title: 'Moka pot, 6 cup',
  description: 'Fresh gasket.',
  priceCents: 1850,
  category: 'home-garden',
  condition: 'good',
  tags: ['moka'],
  sources: SAID,
  categoryCandidates: [
    { category: 'home-garden', probability: 0.6 },
    { category: 'collectibles', probability: 0.2 },
    { category: 'other', probability: 0.1 },
  ],
  questions: [
    { id: 'age', question: 'How old is it?', label: 'Age' },
    { id: 'from-the-future', question: 'What?', label: 'What' },
  ],
  writtenBy: 'engine',
};
const SILENT: ListingDraft = {
  ...GENERATED,
  priceCents: null,
  category: null,
  condition: null,
  tags: [],
  sources: { ...SAID, price: null, category: null, condition: null, tags: null },
};

test('A generated listing fills title, description, price, category, condition and tags (CREATE-20, VOICE-20, AI-09)', () => {
  const { content, filled } = fillIn(contentOf(), GENERATED, 'text');
  expect(content.form).toEqual({
    title: 'Moka pot, 6 cup',
    description: 'Fresh gasket.',
    price: '18.50',
    category: 'home-garden',
    condition: 'good',
    tags: ['moka'],
    area: '',
    position: null,
    pickupHours: null,
    aiGenerated: true,
  });
  expect(filled).toEqual(['title', 'description', 'price', 'category', 'condition', 'tags']);
});

test('A field that I wrote or chose is never overwritten (CREATE-20)', () => {
  let mine = fillIn(contentOf(), { ...GENERATED, sources: { ...SAID, category: 'guess' } }, 'text').content;
  mine = changeField(mine, 'title', 'My pot');
  mine = chooseField(mine, 'category', 'home-garden');
  mine = chooseField(mine, 'condition', 'fair');
  const { content, filled } = fillIn(
    mine,
    { ...GENERATED, title: 'Lamp', category: 'other', condition: 'new', priceCents: 900 },
    'photo',
  );
  expect(content.notes.marks.category).toBe('checked');
  expect(content.form).toMatchObject({
    title: 'My pot',
    category: 'home-garden',
    condition: 'fair',
    price: '9',
  });
  expect(filled).toEqual(['description', 'price', 'tags']);
  expect(content.notes.marks).toMatchObject({ category: 'checked', price: 'typed' });
  expect(content.notes.marks).not.toHaveProperty('title');
});

test("Fields from earlier words are cleared if the new ones don't mention them; what I typed stays", () => {
  const start = { ...EMPTY_FORM, category: 'electronics' } as const;
  const first = fillIn(contentOf(start), GENERATED, 'text', start).content;
  const typed = changeField(first, 'area', 'Kenton');
  const { form, notes } = fillIn(typed, SILENT, 'text', start).content;
  expect(form).toMatchObject({ price: '', category: 'electronics', condition: '', tags: [], area: 'Kenton' });
  expect(Object.keys(notes.marks)).toEqual(['title', 'description']);
});

test('Fields are marked as said, typed or suggested, and a suggested category offers the two likeliest', () => {
  const sources = { ...SAID, category: 'guess', condition: 'guess' } as const;
  expect(fillIn(contentOf(), { ...GENERATED, sources, priceCents: null }, 'text').content.notes).toEqual({
    marks: { title: 'typed', description: 'typed', category: 'guess', condition: 'guess', tags: 'typed' },
    candidates: ['home-garden', 'collectibles'],
    questions: [{ id: 'age', question: 'How old is it?', label: 'Age' }],
    answers: {},
  });
  const { notes } = fillIn(contentOf(), GENERATED, 'voice').content;
  expect(notes.marks).toMatchObject({ title: 'said', price: 'said', category: 'said' });
  expect(notes.candidates).toEqual([]);
});

test('A suggestion that I pick from a list is checked, and one that I write over has no mark', () => {
  const sources = { ...SAID, category: 'guess', condition: 'guess' } as const;
  const { content } = fillIn(contentOf(), { ...GENERATED, sources }, 'text');
  expect(chooseField(content, 'condition', 'good').notes.marks.condition).toBe('checked');
  expect(chooseField(changeField(content, 'category', 'other'), 'category', 'other').notes.marks).toEqual({
    title: 'typed',
    description: 'typed',
    price: 'typed',
    condition: 'guess',
    tags: 'typed',
  });
});

test('Answers to buyers stay when the listing is written again', () => {
  const { content } = fillIn(contentOf(), GENERATED, 'text');
  const again = fillIn(answerQuestion(content, 'age', '2 years'), GENERATED, 'text').content;
  expect(again.notes.answers).toEqual({ age: '2 years' });
});

test('A photo or words alone are worth keeping, an untouched form is not', () => {
  const blank = { ...contentOf(), photos: [] };
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, photos: [{ key: 'a', id: null, alt: '' }] })).toBe(false);
  expect(isBlank({ ...blank, words: { text: 'lamp', said: false } })).toBe(false);
  expect(isBlank({ ...blank, words: { text: '  ', said: true } })).toBe(true);
  expect(isBlank({ ...blank, form: { ...EMPTY_FORM, condition: 'new' } })).toBe(false);
});

test('A form that starts with values is untouched while it has them', () => {
  const start = { ...EMPTY_FORM, category: 'electronics', condition: 'good' } as const;
  const blank = { ...contentOf(start), photos: [] };
  expect(isBlank(blank, start)).toBe(true);
  expect(isBlank({ ...blank, form: { ...start, category: 'clothing' } }, start)).toBe(false);
});

test('New words are added to the draft I have', () => {
  expect(addSaid(NO_WORDS, ' desk lamp ')).toEqual({ text: 'desk lamp', said: true });
  expect(addSaid({ text: 'desk lamp', said: false }, 'twenty dollars')).toEqual({
    text: 'desk lamp\ntwenty dollars',
    said: true,
  });
});
