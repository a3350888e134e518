import { expect, test } from 'vitest';
import { applyDraft, EMPTY_FORM } from './listing-form.ts';

const draft = {
  title: 'Moka pot, 6 cup',
  description: 'Fresh gasket.',
  priceCents: 1850,
  category: 'home-garden',
  condition: 'good',
  tags: ['moka'],
} as const;

test('A generated listing fills title, description, price, category, condition and tags (CREATE-20, AI-09)', () => {
  expect(applyDraft(EMPTY_FORM, { ...draft, tags: ['moka'] }).form).toEqual({
    title: 'Moka pot, 6 cup',
    description: 'Fresh gasket.',
    price: '18.50',
    category: 'home-garden',
    condition: 'good',
    tags: ['moka'],
    area: '',
    aiGenerated: true,
  });
});

test('What the words did not say stays as the person left it (CREATE-20)', () => {
  const typed = { ...EMPTY_FORM, price: '20', category: 'other', condition: 'fair', area: 'Kenton' } as const;
  const { form, filled } = applyDraft(
    { ...typed, tags: ['mine'] },
    { ...draft, priceCents: null, category: null, condition: null, tags: [] },
  );
  expect(form).toMatchObject({
    price: '20',
    category: 'other',
    condition: 'fair',
    tags: ['mine'],
    area: 'Kenton',
  });
  expect(filled).toEqual(['title', 'description']);
});
