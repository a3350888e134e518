import { expect, test } from 'vitest';
import { createVisitorPages, visitorKey } from './visitor-pages.ts';

const html = (nonce: string) =>
  Buffer.from(`<script nonce="${nonce}">é</script><script nonce="${nonce}"></script>`);
const page = {
  headers: new Headers({ 'Content-Type': 'text/html' }),
  html: html('old+/='),
  nonce: 'old+/=',
  edition: '1',
};

test('Many visitors share one rendering, each with their own nonce', () => {
  const pages = createVisitorPages(
    () => '1',
    () => 0,
  );
  pages.store('/', page);
  const first = pages.find('/', 'new');
  expect(first?.html.toString()).toBe(html('new').toString());
  expect(first?.headers.get('content-type')).toBe('text/html');
  expect(pages.find('/listings', 'new')).toBeNull();
});

test('After a second the page is rendered again', () => {
  let time = 0;
  const pages = createVisitorPages(
    () => '1',
    () => time,
  );
  pages.store('/', page);
  time = 999;
  expect(pages.find('/', 'new')).not.toBeNull();
  time = 1000;
  expect(pages.find('/', 'new')).toBeNull();
});

test('Published settings, and banners that start or end, show on the next page', () => {
  let edition = '1';
  const pages = createVisitorPages(
    () => edition,
    () => 0,
  );
  pages.store('/', page);
  expect(pages.find('/', 'new')).not.toBeNull();
  edition = '2';
  expect(pages.find('/', 'new')).toBeNull();
});

test('However many addresses are requested, the number of cached pages is limited', () => {
  const pages = createVisitorPages(
    () => '1',
    () => 0,
  );
  for (let n = 0; n < 150; n += 1) pages.store(`/${n}`, page);
  expect(pages.find('/49', 'new')).toBeNull();
  expect(pages.find('/149', 'new')).not.toBeNull();
});

test.each([
  ['', true],
  ['theme=dark', true],
  ['theme=dark; place=45.5%2C-122.7~Sellwood', true],
  ['session=abc', false],
  ['theme=dark; offhand.session=x', false],
  ['offhand.device=abc', true],
  ['__Host-offhand.device=abc', true],
  ['__Host-offhand.guest=abc', false],
  ['__Secure-offhand.session_token=abc', false],
  ['theme=dark; offhand.device=abc', true],
  ['offhand.device=abc; offhand.guest=x', false],
  ['xtheme=dark', false],
])('A request with the cookies "%s" gets the page of visitors: %s', (cookie, shared) => {
  const request = new Request('http://offhand.test/', { headers: { cookie } });
  expect(visitorKey(request) !== null).toBe(shared);
});

test('Pages differ by theme and place', () => {
  const key = (cookie: string) => visitorKey(new Request('http://offhand.test/', { headers: { cookie } }));
  expect(key('theme=dark')).not.toBe(key(''));
});
