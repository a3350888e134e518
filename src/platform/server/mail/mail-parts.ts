import { createElement as h, Fragment, type ReactNode } from 'react';
import { look } from './mail-style.ts';

/**
 * What mails are made of: functions, as Node runs them without JSX (decision 0046). What people wrote is shown in its own
 * direction and keeps its lines.
 */
export type MailPart = ReactNode;
type Wrap = (...content: MailPart[]) => MailPart;

/** One after another, without an element around them. */
export const parts: Wrap = (...content) => h(Fragment, null, ...content);

/** With margins at both sides, which pictures go beyond. */
export const section: Wrap = (...content) =>
  h('div', { className: 'pad', style: { padding: '20px 36px 24px' } }, ...content);

/** The one h1 of a mail. */
export const heading: Wrap = (...content) =>
  h(
    'h1',
    {
      dir: 'auto',
      ...look(
        'ink',
        { margin: 0, fontSize: 34, lineHeight: 1.1, letterSpacing: -1, fontWeight: 800 },
        'heading',
      ),
    },
    ...content,
  );

/** What one of several things in a mail is called. */
export const subheading: Wrap = (...content) =>
  h(
    'h2',
    { dir: 'auto', ...look('ink', { margin: 0, fontSize: 20, lineHeight: '26px', fontWeight: 750 }) },
    ...content,
  );

export const paragraph: Wrap = (...content) =>
  h(
    'p',
    {
      dir: 'auto',
      ...look('ink', { margin: '12px 0 0', fontSize: 16, lineHeight: '25px', whiteSpace: 'pre-wrap' }),
    },
    ...content,
  );

/** The name of the item a mail is about. */
export const itemName: Wrap = (...content) =>
  h(
    'p',
    {
      dir: 'auto',
      ...look('ink', { margin: '12px 0 0', fontSize: 18, lineHeight: '25px', fontWeight: 650 }),
    },
    ...content,
  );

/** Below what it belongs to. */
export const detail: Wrap = (...content) =>
  h('p', look('quiet', { margin: '4px 0 0', fontSize: 15, lineHeight: '22px' }), ...content);

/** What matters less than the rest, at the end. */
export const quiet: Wrap = (...content) =>
  h('p', look('quiet', { margin: '20px 0 0', fontSize: 15, lineHeight: '23px' }), ...content);

/** Where a mail leads. Its text says the address after the label. */
export const buttonLink = (href: string, label: string): MailPart =>
  h(
    'p',
    { style: { margin: '26px 0 0' } },
    h(
      'a',
      {
        href,
        ...look('button', {
          display: 'inline-block',
          padding: '15px 28px',
          borderRadius: 999,
          fontSize: 16,
          lineHeight: '22px',
          fontWeight: 650,
          textDecoration: 'none',
        }),
      },
      label,
    ),
  );

export const quietLink = (href: string, label: string): MailPart => h('a', { href, ...look('quiet') }, label);

/** `width` and `height` are CSS pixels, exact, as a mail program may know no other way to size a picture. */
export interface MailPicture {
  src: string;
  width: number;
  height: number;
}

/** A picture as wide as the card, which leads where the mail does. */
export const picture = (image: MailPicture, alt: string, href: string): MailPart =>
  h(
    'a',
    { href, 'data-skip-in-text': true, style: { display: 'block' } },
    h('img', { ...image, alt, style: { display: 'block', width: '100%', height: 'auto', border: 0 } }),
  );
