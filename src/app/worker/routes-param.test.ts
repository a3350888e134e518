import { expect, test } from 'vitest';
import { findCachedData, pageOfData } from './routes-param.ts';

const SITE = 'http://site.test';
const data = (page: string, routes: string) => `${SITE}${page}.data?_routes=${encodeURIComponent(routes)}`;

test('Data belongs to the page whose address it extends', () => {
  expect(pageOfData(`${SITE}/_.data`).href).toBe(`${SITE}/`);
  expect(pageOfData(`${SITE}/listings.data?q=lamp&_routes=root%2Cbrowse`).href).toBe(
    `${SITE}/listings?q=lamp`,
  );
});

test('A page opens from data that was cached for more routes, or without the frame', () => {
  const cached = [data('/a', 'root,page'), data('/b', 'page'), `${SITE}/c.data`];
  expect(findCachedData(cached, data('/a', 'page'))).toBe(cached[0]);
  expect(findCachedData(cached, data('/b', 'root,page'))).toBe(cached[1]);
  expect(findCachedData(cached, data('/c', 'root,page'))).toBe(cached[2]);
});

test('The same address wins, then the newest', () => {
  const cached = [data('/a', 'page'), data('/a', 'root,page'), data('/a', 'root,layout,page')];
  expect(findCachedData(cached, data('/a', 'page'))).toBe(cached[0]);
  expect(findCachedData(cached, data('/a', 'layout,page'))).toBe(cached[2]);
});

test('Data of other routes or of another query opens no page', () => {
  const cached = [data('/a', 'root,layout'), data('/a?q=1', 'root,page')];
  expect(findCachedData(cached, data('/a', 'root,page'))).toBeUndefined();
  expect(findCachedData(cached, `${SITE}/a.data`)).toBeUndefined();
});
