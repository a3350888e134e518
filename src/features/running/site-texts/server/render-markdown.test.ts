import { expect, test } from 'vitest';
import { escapeMarkdown, renderMarkdown } from './render-markdown.ts';

/** The only elements in the output, with their only attributes. */
const ALLOWED =
  /<(?:\/?(?:p|h[2-6]|ul|ol|li|strong|em|code|pre|blockquote|a)|hr \/|br \/|ol start="\d+"|code class="language-[^"<>]*"|a href="[^"<>]*"(?: title="[^"<>]*")?)>/g;

const HOSTILE = [
  '<script>alert(1)</script>',
  'before <script src=//evil.example/x.js></script> after',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/track.png)',
  '![x](x "onerror=alert(1)")',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](java&#x0A;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '<javascript:alert(1)>',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[x](/a"onmouseover="alert(1))',
  '[x](/a "title" onclick="alert(1)")',
  '[x](</a "onclick=alert(1)>)',
  '```"><script>alert(1)</script>\ncode\n```',
  '# <img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!-- --><script>alert(1)</script><!-- -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
];

test.each(HOSTILE)('Hostile Markdown stays text: %s', (text) => {
  const html = renderMarkdown(text);
  expect(html.replaceAll(ALLOWED, '')).not.toMatch(/[<>]/);
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
    expect(new URL(href, 'https://our.example/').protocol).toMatch(/^(?:https?|mailto):$/);
  }
});

test('Texts have headings, lists, links and emphasis, and leave the first heading to the page', () => {
  expect(renderMarkdown('# One\n\n- **a**\n- [b](/about)')).toBe(
    '<h2>One</h2>\n<ul>\n<li><strong>a</strong></li>\n<li><a href="/about">b</a></li>\n</ul>',
  );
});

// Some Markdown libraries take minutes for these; this one must finish within the test's timeout.
test.each(['[', '*', '_a', '`', '> ', '![', '<', '&', '- ', '[a](', '**a', 'a**', '[a][', '<!--', '1. '])(
  'The longest text renders in a moment: %s',
  (part) => {
    expect(renderMarkdown(part.repeat(Math.floor(50_000 / part.length)))).not.toBe('');
  },
);

test('A name with marks is shown as it is', () => {
  expect(renderMarkdown(escapeMarkdown('A*b* [c](d) <e> &amp; `f`'))).toBe(
    '<p>A*b* [c](d) &lt;e&gt; &amp;amp; `f`</p>',
  );
});
