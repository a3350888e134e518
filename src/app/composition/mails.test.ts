import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { config, SAMPLE_MAILS, SITE } from '../../../tests/support/sample-mails.ts';
import { renderMail } from '../../platform/server/mail/render-mail.ts';

/** Gmail truncates emails above this size in bytes. */
const GMAIL_CUTS = 102 * 1024;

const mails = Object.entries(SAMPLE_MAILS).flatMap(([name, forms]) =>
  forms.map((mail, form) => ({ name: `${name} ${form + 1}`, mail })),
);
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

test('These are all the mails there are', () => {
  const writers = globSync('src/features/*/*/server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      all(
        readFileSync(file, 'utf8'),
        /export (?:async )?function (\w+)\((?:(?!function )[^])*?\): (?:Promise<)?Mail>? \{/g,
      ),
    );
  expect(Object.keys(SAMPLE_MAILS).toSorted()).toEqual(writers.toSorted());
});

describe.each(mails)('$name', ({ mail }) => {
  test('The mail can be read in light and dark, by eyes and by a screen reader, whole', async () => {
    const { html } = await renderMail(mail, config);
    expect(html).not.toMatch(/undefined|\[object|>null<|NaN/);
    expect(all(html, /(<h1[ >])/g)).toHaveLength(1);
    expect(html).toContain('@media(prefers-color-scheme:dark){');
    expect(html).toContain('<html lang="en"');
    for (const picture of all(html, /<img ([^>]*)>/g)) {
      expect(picture).toMatch(/alt="/);
      expect(picture).toMatch(/width="\d+" height="\d+"/);
    }
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_CUTS);
  });

  test('Its links lead to the site from anywhere, and it loads nothing else', async () => {
    const { html } = await renderMail(mail, config);
    for (const address of all(html, /(?:href|src)="([^"]*)"/g)) expect(address.startsWith(SITE)).toBe(true);
    expect(html).not.toMatch(/<script|<link|<form|url\(/);
  });

  test('Its text says the same without the HTML, and where it leads', async () => {
    const { html, text } = await renderMail(mail, config);
    expect(text).not.toMatch(/undefined|\[object|&\w+;/);
    const [heading = ''] = all(html, /<h1[^>]*>([^<]*)<\/h1>/g);
    expect(text).toContain(unescaped(heading));
    for (const address of all(html, /<a href="([^"]*)" class="button"/g))
      expect(text).toContain(`: ${unescaped(address)}\n`);
    expect(text.trimEnd()).toMatch(/\nLarkfield Swap$/);
    for (const line of text.split('\n')) expect(line.trimEnd()).toBe(line);
  });
});

const unescaped = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
