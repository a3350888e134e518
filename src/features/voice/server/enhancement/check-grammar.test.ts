import { expect, test } from 'vitest';
import { createCheckGrammar } from './check-grammar.ts';
import { fixGrammar } from './grammar.ts';

const engine = { spellNames: (text: string) => text.replace(/\bikea\b/gi, 'IKEA') };

test('Without the checker, rules add apostrophes, capitals and points (VOICE-24)', async () => {
  const fix = (text: string) => fixGrammar(text, engine, () => Promise.resolve(null));
  expect(await fix('um its a desk and i dont need it')).toBe("It's a desk and I don't need it.");
  expect(await fix('Oak desk.\nasking 80')).toBe('Oak desk.\nAsking 80.');
});

test('A word without end is not sent to the checker, which cannot take it (VOICE-24)', async () => {
  const check = createCheckGrammar('/nowhere.ts');
  expect(await check('x'.repeat(5_000))).toBeNull();
});

test('A checker that ends at once fails for nobody (VOICE-24)', async () => {
  const check = createCheckGrammar('/nowhere.ts');
  expect(await Promise.all([check('a desk'), check('a lamp')])).toEqual([null, null]);
  expect(await check('a chair')).toBeNull();
});
