import { Fragment, createElement as h, type ReactNode } from 'react';
import { look } from './mail-style.ts';

/**
 * The elements of emails, as functions because Node runs them without JSX (decision 0046). User-written text
 * is shown in its own direction with its line breaks.
 */
export type MailPart = ReactNode;
type Wrap = (...content: MailPart[]) => MailPart;

/** Concatenates content without an element around it. */
export const parts: Wrap = (...content) => h(Fragment, null, ...content);

/** Content with side margins. Pictures are wider. */
export const section: Wrap = (...content) =>
  h('div', { className: 'pad', style: { padding: '20px 36px 24px' } }, ...content);

/** The only h1 of an email. */
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

/** The heading of one of several items. */
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

/** The name of the email's item. */
export const itemName: Wrap = (...content) =>
  h(
    'p',
    {
      dir: 'auto',
      ...look('ink', { margin: '12px 0 0', fontSize: 18, lineHeight: '25px', fontWeight: 650 }),
    },
    ...content,
  );

/** A detail below its subject. */
export const detail: Wrap = (...content) =>
  h('p', look('quiet', { margin: '4px 0 0', fontSize: 15, lineHeight: '22px' }), ...content);

/** Less important text at the end. */
export const quiet: Wrap = (...content) =>
  h('p', look('quiet', { margin: '20px 0 0', fontSize: 15, lineHeight: '23px' }), ...content);

/** The main link. In plain text the address follows the label. */
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

/** Says at the top of an email that no real money moves. */
export const testBand = (words: string): MailPart =>
  h(
    'div',
    look('test'),
    h('div', look('stripes', { height: 6 })),
    h(
      'p',
      { className: 'pad', style: { margin: 0, padding: '12px 36px', fontSize: 15, lineHeight: '22px' } },
      words,
    ),
  );
