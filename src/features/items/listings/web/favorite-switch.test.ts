import { expect, test } from 'vitest';
import { favoriteSwitch } from './favorite-switch.ts';

/** A server that answers when the test says so. */
function slowServer() {
  const requests: boolean[] = [];
  const answers: ((problem: string | null) => void)[] = [];
  const shown: boolean[] = [];
  const refusals: string[] = [];
  const flip = favoriteSwitch<string>(false, {
    send(saved) {
      requests.push(saved);
      return new Promise((resolve) => answers.push(resolve));
    },
    show: (saved) => shown.push(saved),
    onRefusal: (problem) => refusals.push(problem),
  });
  return {
    requests,
    shown,
    refusals,
    flip,
    answer: (problem: string | null) => answers.shift()?.(problem),
  };
}

test('The heart fills before the server has answered (DETAIL-14)', async () => {
  const { requests, shown, flip, answer } = slowServer();
  const done = flip(true);
  expect([shown, requests]).toEqual([[true], [true]]);
  answer(null);
  await done;
  expect([shown, requests]).toEqual([[true], [true]]);
});

test('A refusal empties the heart again and says why (DETAIL-14)', async () => {
  const { shown, refusals, flip, answer } = slowServer();
  const done = flip(true);
  answer('offline');
  await done;
  expect([shown, refusals]).toEqual([[true, false], ['offline']]);
});

test('Pressed twice before the answer, the second press is sent after the first', async () => {
  const { requests, shown, flip, answer } = slowServer();
  const done = flip(true);
  void flip(false);
  expect(requests).toEqual([true]);
  answer(null);
  await Promise.resolve();
  answer(null);
  await done;
  expect([requests, shown]).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('Pressed until it is as it was, only one request is sent', async () => {
  const { requests, flip, answer } = slowServer();
  const done = flip(true);
  void flip(false);
  void flip(true);
  answer(null);
  await done;
  expect(requests).toEqual([true]);
});
