import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { pageProblem } from './page-problem.ts';

const tooMany = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  title: 'Slow down',
  detail: 'Too many tries in a short time. Wait a moment and try again.',
};

test('Over the limit, the next page says so and when to try again, for pages and the API', () => {
  const refused = (body: unknown) => pageProblem(new ErrorResponse(429, 'Too Many Requests', body));
  const { title, detail } = tooMany;
  expect(refused({ ...tooMany, retryAfter: 42 })).toEqual({ title, detail, retryAfter: 42 });
  expect(refused(JSON.stringify({ ...tooMany, retryAfter: 42 }))).toEqual({ title, detail, retryAfter: 42 });
  expect(refused(tooMany)).toEqual({ title, detail });
});

test('Details of an unexpected error stay out of the page', () => {
  expect(pageProblem(new ErrorResponse(500, '', { ...tooMany, status: 500 }))).toBeNull();
  expect(pageProblem(new ErrorResponse(429, '', '<html>'))).toBeNull();
  expect(pageProblem(new ErrorResponse(503, '', { secret: 'stack' }))).toBeNull();
  expect(pageProblem(new Error('stack'))).toBeNull();
  expect(pageProblem(data('stack'))).toBeNull();
});
