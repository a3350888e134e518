import { expect, it } from 'vitest';
import { ZONE_LOG_ACTIONS } from '../../contract/zone-log.ts';
import { logIcon, logWords } from './log-words.ts';

const person = { id: null, name: 'theo.b' };
const words = (act: (typeof ZONE_LOG_ACTIONS)[number], subject: string | null = null) =>
  logWords({ act, person, subject }).replaceAll(/[\u2068\u2069]/g, '');

it('The moderation log says what an admin did, and about whom', () => {
  expect(words('member-removed')).toBe('removed theo.b from the zone');
  expect(words('listing-removed', 'Two tickets')).toBe('removed “Two tickets” by theo.b');
  expect(words('listing-removed')).toBe('removed a listing by theo.b');
  expect(words('handed-over')).toBe('handed the zone over to theo.b');
  expect(words('post-removed')).toBe('removed a post by theo.b');
});

it('A name keeps its own direction within a sentence', () => {
  expect(logWords({ act: 'admin-made', person: { id: null, name: 'سمير' }, subject: null })).toBe(
    'made \u2068سمير\u2069 an Admin',
  );
});

it('Each action has a text and an icon', () => {
  for (const act of ZONE_LOG_ACTIONS) {
    expect(words(act)).not.toBe('');
    expect(logIcon({ act })).toBeTruthy();
  }
});
