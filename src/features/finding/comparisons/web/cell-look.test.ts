import { expect, test } from 'vitest';
import { cellLook } from './cell-look.ts';

test('A true fact is a check mark that reads as Yes (ASSIST-23)', () => {
  expect(cellLook({ stated: true, value: true, good: null })).toEqual({
    mark: 'check',
    text: 'Yes',
    markOnly: true,
  });
});

test('A false fact is a warning mark that reads as No, and a missing fact says so (ASSIST-23)', () => {
  expect(cellLook({ stated: true, value: false, good: null })).toEqual({ mark: 'warning', text: 'No' });
  expect(cellLook({ stated: false, value: null, good: null })).toEqual({
    mark: 'warning',
    text: 'Not stated',
  });
});

test('Other facts are text, marked if they are good or bad news (ASSIST-23)', () => {
  expect(cellLook({ stated: true, value: '64 GB', good: null })).toEqual({ mark: null, text: '64 GB' });
  expect(cellLook({ stated: true, value: 'Until Sep 2026', good: true })).toEqual({
    mark: 'check',
    text: 'Until Sep 2026',
  });
  expect(cellLook({ stated: true, value: 'Crack, top corner', good: false })).toEqual({
    mark: 'warning',
    text: 'Crack, top corner',
  });
});
