import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../../shared/time.ts';
import { changeItem, EMPTY_PILE, newItem, syncPhotos } from './pile.ts';
import { countsText, doneText, nextText, stateText } from './pile-texts.ts';

const { content: BLANK } = newItem('x');
const LAMP = { ...BLANK, form: { ...BLANK.form, title: 'Lamp', price: '45' } };

test('I see how many items and photos there are', () => {
  expect([countsText(1, 1), countsText(5, 7)]).toEqual(['1 item, 1 photo', '5 items, 7 photos']);
});

test('At the end I see how many are live, and how long it took if that was quick', () => {
  expect(doneText({ live: 6, later: 1 }, 3.5 * MINUTE_MS)).toBe(
    '6 live, 1 for later. All in under four minutes.',
  );
  expect(doneText({ live: 2, later: 0 }, 1000)).toBe('2 live. All in under a minute.');
  expect(doneText({ live: 2, later: 0 }, 60 * MINUTE_MS)).toBe('2 live.');
  expect(doneText({ live: 0, later: 3 }, 1000)).toBe('0 live, 3 for later.');
});

test('I see which item comes next, by its title or its number, also after a reload', () => {
  const pile = { ...syncPhotos(EMPTY_PILE, ['a', 'b', 'c']), current: 'a', postedBefore: 2 };
  expect(nextText(pile)).toBe('Next: Item 4');
  expect(nextText(changeItem(pile, 'b', { content: LAMP }))).toBe('Next: Lamp');
  expect(nextText(changeItem(pile, 'b', { state: 'live' }))).toBe('Next: Item 5');
  const last = changeItem(changeItem(pile, 'b', { later: true }), 'c', { state: 'live' });
  expect(nextText(last)).toBeNull();
});

test('Each item says its state', () => {
  const item = newItem('a');
  expect(stateText(item)).toBe('being read');
  expect(stateText({ ...item, state: 'live', content: LAMP })).toBe('posted, $45');
  expect(stateText({ ...item, state: 'ready', later: true })).toBe('for later');
  expect(stateText({ ...item, state: 'words' })).toBe('needs a few words');
  expect(stateText({ ...item, state: 'unread', content: LAMP })).toBe('to check');
});
