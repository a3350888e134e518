import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';
import { PostText } from './post-card.tsx';

const hrefs = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

test('Addresses in a post can be clicked, without the end of the sentence around them', () => {
  expect(findLinks('See https://a.example/b_(c)?d=1#e, or (http://b.example/).')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://a.example/b_(c)?d=1#e', href: 'https://a.example/b_(c)?d=1#e' },
    { text: ', or (', href: null },
    { text: 'http://b.example/', href: 'http://b.example/' },
    { text: ').', href: null },
  ]);
  expect(hrefs('انظر https://a.example/سوق، ثم https://b.example؟')).toEqual([
    'https://a.example/%D8%B3%D9%88%D9%82',
    'https://b.example/',
  ]);
  expect(findLinks('no address')).toEqual([{ text: 'no address', href: null }]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'mailto:a@b.co',
  'a.example',
  'https://',
  'https://bank.example@evil.example/',
])('%s is no link', (text) => {
  expect(hrefs(text)).toEqual([]);
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('A link gives the linked site no credit and no access to the page', () => {
  const html = renderToStaticMarkup(createElement(PostText, { text: 'At https://a.example/"onclick=x <b>' }));
  expect(html).toContain('rel="nofollow ugc noopener"');
  expect(html).toContain('href="https://a.example/"');
  expect(html).toContain('&quot;onclick=x &lt;b&gt;');
});
