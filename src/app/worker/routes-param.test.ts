import { expect, test } from 'vitest';
import { findKeptData, pageOfData } from './routes-param.ts';

const SITE = 'http://site.test';
const data = (page: string, routes: string) => `${SITE}${page}.data?_routes=${encodeURIComponent(routes)}`;

test('Data belongs to the page whose address it extends', () => {
  expect(pageOfData(`${SITE}/_.data`).href).toBe(`${SITE}/`);
  expect(pageOfData(`${SITE}/listings.data?q=lamp&_routes=root%2Cbrowse`).href).toBe(
    `${SITE}/listings?q=lamp`,
  );
});

test('A page opens from data that was kept for more routes, or without the frame', () => {
  const kept = [data('/a', 'root,page'), data('/b', 'page'), `${SITE}/c.data`];
  expect(findKeptData(kept, data('/a', 'page'))).toBe(kept[0]);
  expect(findKeptData(kept, data('/b', 'root,page'))).toBe(kept[1]);
  expect(findKeptData(kept, data('/c', 'root,page'))).toBe(kept[2]);
});

test('The same address wins, then the newest', () => {
  const kept = [data('/a', 'page'), data('/a', 'root,page'), data('/a', 'root,layout,page')];
  expect(findKeptData(kept, data('/a', 'page'))).toBe(kept[0]);
  expect(findKeptData(kept, data('/a', 'layout,page'))).toBe(kept[2]);
});

test('Data of other routes or of another query opens no page', () => {
  const kept = [data('/a', 'root,layout'), data('/a?q=1', 'root,page')];
  expect(findKeptData(kept, data('/a', 'root,page'))).toBeUndefined();
  expect(findKeptData(kept, `${SITE}/a.data`)).toBeUndefined();
});
