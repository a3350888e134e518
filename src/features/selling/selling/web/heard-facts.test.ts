import { expect, test } from 'vitest';
import { heardFacts } from './heard-facts.ts';

test.each([
  ['', [false, false, false]],
  ['um so I', [false, false, false]],
  ["so I'm selling a green velvet armchair", [true, false, false]],
  ['green velvet armchair, one tiny scratch on the back', [true, true, false]],
  ['walnut turntable, belt drive, plays great, asking one eighty', [true, true, true]],
  ['moka pot, like new, $18', [true, true, true]],
  ['oak desk 80 bucks', [true, false, true]],
] as const)('The ticks fill as I talk: %s (CREATE-02)', (words, [item, condition, price]) => {
  expect(heardFacts(words)).toEqual({ item, condition, price });
});
