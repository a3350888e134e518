import { expect, test } from 'vitest';
import { draftName, type FormDraft, isBlank, parseFormDraft, replacingDraft } from './form-draft.ts';
import { EMPTY_FORM, NO_NOTES } from './listing-form.ts';

const DRAFT: FormDraft = {
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
  photos: [
    { id: 'a', alt: 'From above' },
    { id: 'b', alt: '' },
  ],
  notes: {
    marks: { title: 'typed', category: 'guess', condition: 'checked' },
    candidates: ['home-garden', 'collectibles'],
    questions: [{ id: 'bulb', question: 'Bulb included?', label: 'Bulb' }],
    answers: { bulb: 'yes' },
  },
  submissionId: '3f0f3a2c-6b1e-4c7e-9d3a-0a1b2c3d4e5f',
};

test('What was typed comes back as it was (CREATE-28)', () => {
  expect(parseFormDraft(DRAFT)).toEqual(DRAFT);
});

test.each([
  null,
  '',
  7,
  [],
  {},
  { form: 7, photos: {} },
  { form: EMPTY_FORM, photos: [] },
  { form: { ...EMPTY_FORM, title: '   ' }, photos: [] },
])('Nothing, or nothing that makes sense, is no draft: %j', (stored) => {
  expect(parseFormDraft(stored)).toBeNull();
});

const many = (count: number) => Array.from({ length: count }, () => ({ id: 'b', alt: 'B' }));

test('A partly unreadable draft is restored as far as it makes sense', () => {
  const stored = {
    form: {
      title: 'Lamp',
      price: 24,
      category: 'spaceships',
      condition: 'fair',
      tags: ['a', 5, ''],
      more: 1,
    },
    photos: [{ id: 7 }, 'x', { id: 'a' }, ...many(9)],
    notes: {
      marks: { title: 'heard', color: 'guess' },
      candidates: [1],
      questions: [{ id: 'never' }],
      answers: 7,
    },
  };
  expect(parseFormDraft(stored)).toMatchObject({
    form: { ...EMPTY_FORM, title: 'Lamp', condition: 'fair', tags: ['a'] },
    photos: [{ id: 'a', alt: '' }, ...many(4)],
    notes: NO_NOTES,
  });
});

test('A photo alone is worth keeping, an untouched form is not', () => {
  expect(isBlank({ form: EMPTY_FORM, photos: [{ id: 'a', alt: '' }] })).toBe(false);
  expect(isBlank({ form: EMPTY_FORM, photos: [] })).toBe(true);
  expect(isBlank({ form: { ...EMPTY_FORM, condition: 'new' }, photos: [] })).toBe(false);
});

test('A form that starts with values is untouched while it has them, and nothing stored is no draft of it', () => {
  const start = { ...EMPTY_FORM, category: 'electronics', condition: 'good' } as const;
  expect(isBlank({ form: start, photos: [] }, start)).toBe(true);
  expect(isBlank({ form: { ...start, category: 'clothing' }, photos: [] }, start)).toBe(false);
  expect(parseFormDraft(null, start)).toBeNull();
});

test("Each person's draft is kept separately", () => {
  expect(draftName('Guest-AB12C')).not.toBe(draftName('Guest-XY34Z'));
});

test('A draft from another page takes the place of an unfinished one, which comes back with Undo (VOICE-20)', () => {
  const next = { ...DRAFT, form: { ...DRAFT.form, title: 'Oak desk' }, submissionId: crypto.randomUUID() };
  const handed = replacingDraft(next, DRAFT);
  expect(handed).toEqual({ ...next, replaced: DRAFT });
  expect(parseFormDraft(handed)).toEqual(handed);
  expect(replacingDraft(DRAFT, handed).replaced).toEqual(next);
});

test('There is nothing to take back where nothing was unfinished, or the same draft comes again', () => {
  expect(replacingDraft(DRAFT, null).replaced).toBeNull();
  expect(replacingDraft(DRAFT, { form: EMPTY_FORM, photos: [] }).replaced).toBeNull();
  expect(replacingDraft(DRAFT, DRAFT).replaced).toBeNull();
});

test('Of one draft that I changed in two places, both can be posted', () => {
  const { form, submissionId } = DRAFT;
  const { replaced } = replacingDraft(DRAFT, { ...DRAFT, form: { ...form, title: 'My own words' } });
  expect(replaced?.form.title).toBe('My own words');
  expect(replaced?.submissionId).not.toBe(submissionId);
});
