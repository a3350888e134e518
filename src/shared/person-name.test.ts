import { expect, test } from 'vitest';
import { greeting } from './person-name.ts';

test('The dashboard greets members by name and guests without one (DASH-01)', () => {
  expect(greeting('maya')).toBe('Hi, maya');
  expect(greeting('User')).toBe('Hi there');
  expect(greeting(null)).toBe('Hi there');
});
