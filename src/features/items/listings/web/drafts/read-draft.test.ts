import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../listing-form.ts';
import { readDraft } from './read-draft.ts';
import { isBlank, NO_NOTES, NO_WORDS, type SellDraft } from './sell-draft.ts';

const ID = '3f0f3a2c-6b1e-4c7e-9d3a-0a1b2c3d4e5f';

const DRAFT: SellDraft = {
  id: ID,
  words: { text: 'desk lamp, $24', said: true },
  form: {
    title: 'Desk lamp',
    description: 'Warm.\n\nFor a desk.',
    price: '24',
    category: 'home-garden',
    condition: 'good',
    tags: ['brass', 'small'],
    area: 'Sellwood',
    pickupHours: { days: [6], from: '09:00', to: '12:00' },
    position: { latitude: 45.46, longitude: -122.65 },
    aiGenerated: true,
  },
  notes: {
    marks: { title: 'typed', category: 'guess', condition: 'checked' },
    candidates: ['home-garden', 'collectibles'],
    questions: [{ id: 'bulb', question: 'Bulb included?', label: 'Bulb' }],
    answers: { bulb: 'yes' },
  },
  touched: ['title', 'price'],
  photos: [
    { key: 'a', id: ID, alt: 'From above' },
    { key: 'b', id: null, alt: '' },
  ],
  savedAt: 7,
  queued: { zoneId: ID },
  like: ID,
};

test('A saved draft comes back as it was (CREATE-28)', () => {
  expect(readDraft(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
});

test.each([null, '', 7, [], {}, { form: 7, photos: {}, words: 'x' }])(
  'Nothing, or nothing that makes sense, is a blank draft: %j',
  (stored) => {
    expect(isBlank(readDraft(stored))).toBe(true);
  },
);

const many = (count: number) => Array.from({ length: count }, () => ({ key: 'b', id: null, alt: 'B' }));

test('A partly unreadable draft is restored as far as it makes sense', () => {
  const stored = {
    id: 'not an id',
    form: {
      title: 'Lamp',
      price: 24,
      category: 'spaceships',
      condition: 'fair',
      tags: ['a', 5, ''],
      more: 1,
    },
    words: { text: 5, said: 'yes' },
    touched: ['title', 'aiGenerated', 'never', 4],
    photos: [{ id: 7 }, 'x', { key: 'a', id: 'x' }, ...many(9)],
    notes: {
      marks: { title: 'heard', color: 'guess' },
      candidates: [1],
      questions: [{ id: 'never' }],
      answers: 7,
    },
    savedAt: 'today',
    like: '/',
  };
  expect(readDraft(stored)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    form: { ...EMPTY_FORM, title: 'Lamp', condition: 'fair', tags: ['a'] },
    words: NO_WORDS,
    notes: NO_NOTES,
    touched: ['title'],
    photos: [{ key: 'a', id: null, alt: '' }, ...many(4)],
    savedAt: 0,
    queued: null,
    like: null,
  });
});
