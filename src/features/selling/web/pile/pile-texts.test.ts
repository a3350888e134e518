import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { changeItem, EMPTY_PILE, followPhotos, newItem, type PileFields } from './pile.ts';
import { countsText, doneText, nextText, postText, stateText } from './pile-texts.ts';

const FIELDS: PileFields = {
  title: 'Lamp',
  description: '',
  price: '45',
  category: '',
  condition: '',
  tags: [],
  marks: {},
  questions: [],
  answers: {},
};

test('I see how many items and photos there are', () => {
  expect([countsText(1, 1), countsText(5, 7)]).toEqual(['1 item, 1 photo', '5 items, 7 photos']);
});

test('The button that posts says how many suggestions it accepts', () => {
  expect(postText({ ...FIELDS, marks: { title: 'photo', condition: 'checked' } })).toBe('Looks right, post');
  expect(postText({ ...FIELDS, marks: { category: 'guess', condition: 'guess' } })).toBe('Accept 2 and post');
});

test('At the end it says how many are live, and how long it took where that is quick', () => {
  expect(doneText({ live: 6, later: 1 }, 3.5 * MINUTE_MS)).toBe(
    '6 live, 1 for later. All in under four minutes.',
  );
  expect(doneText({ live: 2, later: 0 }, 1000)).toBe('2 live. All in under a minute.');
  expect(doneText({ live: 2, later: 0 }, 60 * MINUTE_MS)).toBe('2 live.');
  expect(doneText({ live: 0, later: 3 }, 1000)).toBe('0 live, 3 for later.');
});

test('I see which item comes next, by its title or its number, also after a reload', () => {
  const pile = { ...followPhotos(EMPTY_PILE, ['a', 'b', 'c']), current: 'a', postedBefore: 2 };
  expect(nextText(pile)).toBe('Next: Item 4');
  expect(nextText(changeItem(pile, 'b', { fields: FIELDS }))).toBe('Next: Lamp');
  expect(nextText(changeItem(pile, 'b', { state: 'live' }))).toBe('Next: Item 5');
  const last = changeItem(changeItem(pile, 'b', { later: true }), 'c', { state: 'live' });
  expect(nextText(last)).toBeNull();
});

test('Each draft says its state', () => {
  const item = newItem('a');
  expect(stateText(item, true)).toBe('Now');
  expect(stateText({ ...item, state: 'live', fields: FIELDS }, true)).toBe('Live, $45');
  expect(stateText({ ...item, state: 'ready', later: true }, false)).toBe('Later');
  expect(stateText({ ...item, state: 'words' }, false)).toBe('Needs a few words');
  expect(stateText(item, false)).toBe('Reading');
});
