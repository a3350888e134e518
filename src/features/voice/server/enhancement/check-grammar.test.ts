import { expect, test, vi } from 'vitest';
import { createCheckGrammar } from './check-grammar.ts';
import { fixGrammar } from './grammar.ts';

const engine = { spellNames: (text: string) => text.replace(/\bikea\b/gi, 'IKEA') };

test('"Fix Grammar" corrects mistakes, and leaves names and numbers as they were said (VOICE-24)', async () => {
  const check = createCheckGrammar();
  const fix = (text: string) => fixGrammar(text, engine, check);
  // The checker takes seconds to start, and more on a busy machine; the rules answer until then.
  await vi.waitFor(async () => expect(await fix('I could of sold it.')).toBe('I could have sold it.'), {
    timeout: 60_000,
    interval: 500,
  });
  expect(
    await fix('This is an test of the the Ikea Kallax, 77 by 77. its alot heavier then the other one'),
  ).toBe("This is a test of the IKEA Kallax, 77 by 77. It's a lot heavier than the other one.");
}, 90_000);

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
