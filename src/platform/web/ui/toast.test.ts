import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  ERROR_TOAST_MS,
  pauseToasts,
  resumeToasts,
  shownToasts,
  TOAST_MS,
  toast,
} from './toast.ts';

const titles = () => shownToasts().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const one of shownToasts()) dismissToast(one.id);
  vi.useRealTimers();
});

test('A toast disappears after five seconds, an error after ten', () => {
  toast({ tone: 'success', title: 'Welcome back!' });
  toast({ tone: 'error', title: 'Message Failed' });
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(titles()).toEqual(['Welcome back!', 'Message Failed']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['Message Failed']);
  vi.advanceTimersByTime(ERROR_TOAST_MS - TOAST_MS);
  expect(titles()).toEqual([]);
});

test('An error stays while the pointer or the focus is on it', () => {
  toast({ tone: 'error', title: 'Message Failed' });
  vi.advanceTimersByTime(9000);
  pauseToasts();
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Message Failed']);
  resumeToasts();
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual(['Message Failed']);
  vi.advanceTimersByTime(2);
  expect(titles()).toEqual([]);
});

test('A toast with an undo button stays as long as undo is possible', () => {
  toast({ tone: 'success', title: 'Deleted', ms: 10_000 });
  vi.advanceTimersByTime(9_999);
  expect(titles()).toEqual(['Deleted']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('At most three toasts show, and a new one replaces the oldest', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast({ tone: 'error', title });
  expect(titles()).toEqual(['two', 'three', 'four']);
});

test('The same message again replaces the first', () => {
  toast({ tone: 'error', title: 'Message Failed', text: 'Try again.' });
  toast({ tone: 'info', title: 'Other' });
  toast({ tone: 'error', title: 'Message Failed', text: 'Try again.' });
  expect(titles()).toEqual(['Other', 'Message Failed']);
});

test('A toast pauses while the pointer is on it and then has its time left', () => {
  toast({ tone: 'info', title: 'Copied' });
  vi.advanceTimersByTime(3000);
  pauseToasts();
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Copied']);
  resumeToasts();
  vi.advanceTimersByTime(1999);
  expect(titles()).toEqual(['Copied']);
  vi.advanceTimersByTime(2);
  expect(titles()).toEqual([]);
});

test('A success removes earlier errors', () => {
  toast({ tone: 'error', title: 'Login failed' });
  toast({ tone: 'success', title: 'Welcome back!' });
  expect(titles()).toEqual(['Welcome back!']);
});
