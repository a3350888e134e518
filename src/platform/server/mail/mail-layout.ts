import { type FunctionComponent, createElement as h, type ReactNode } from 'react';
import { look, STYLE_BLOCK } from './mail-style.ts';
import type { MailSite } from './render-mail.ts';

interface MailLayoutProps {
  title: string;
  /** The text that inboxes show after the subject. */
  preview: string;
  band?: ReactNode;
  /** Why the person gets this email, below the card. */
  footer?: ReactNode;
  site: MailSite;
  children?: ReactNode;
}

/** Mail clients have none of our fonts. */
const FONTS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WIDTH = 560;
/** Keeps inboxes from showing the beginning of the email after a short preview. */
const BLANK = '\u00A0\u200C'.repeat(75);

/** The layout of an email: a card with the logo, in light and dark. */
export const MailLayout: FunctionComponent<MailLayoutProps> = ({
  title,
  preview,
  band,
  footer,
  site,
  children,
}) =>
  h(
    'html',
    { lang: 'en', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, title),
      h('style', null, STYLE_BLOCK),
    ),
    h(
      'body',
      { ...look('ground', { margin: 0, fontFamily: FONTS, WebkitTextSizeAdjust: '100%' }) },
      h(
        'div',
        { 'data-skip-in-text': true, style: { display: 'none', maxHeight: 0, overflow: 'hidden' } },
        preview + BLANK,
      ),
      h(
        'div',
        look('ground', { padding: '28px 16px' }),
        h(
          'div',
          look('card', { maxWidth: WIDTH, margin: '0 auto', borderRadius: 28, overflow: 'hidden' }),
          band,
          h(Logo, { site }),
          h('div', { style: { paddingBottom: 12 } }, children),
        ),
        footer &&
          h(
            'div',
            {
              className: 'pad',
              style: {
                maxWidth: WIDTH,
                margin: '0 auto',
                padding: '20px 36px 28px',
                boxSizing: 'border-box',
              },
            },
            h('p', look('quiet', { margin: 0, fontSize: 13, lineHeight: '20px' }), footer),
          ),
      ),
    ),
  );

/** Whether the mark of the logo is the name's first letter. */
const isO = (siteName: string): boolean => /^o/i.test(siteName);

/** The logo without an image, because many mail clients load images only on request. */
const Logo: FunctionComponent<{ site: MailSite }> = ({ site: { publicUrl, siteName } }) =>
  h(
    'div',
    { 'data-skip-in-text': true, className: 'pad', style: { padding: '26px 36px 0' } },
    h(
      'a',
      {
        href: publicUrl,
        'aria-label': siteName,
        ...look('ink', {
          display: 'inline-block',
          padding: '8px 0',
          fontSize: 23,
          lineHeight: '28px',
          letterSpacing: -1,
          fontWeight: 800,
          textDecoration: 'none',
        }),
      },
      h(
        'span',
        look('mark', {
          display: 'inline-block',
          width: 20,
          height: 20,
          marginRight: isO(siteName) ? 1 : 8,
          borderRadius: '10px 7px 7px 7px',
          verticalAlign: -2,
        }),
        h('span', {
          style: {
            display: 'block',
            width: 9,
            height: 9,
            margin: '5px 0 0 5px',
            borderRadius: 5,
            backgroundColor: '#e6f039',
          },
        }),
      ),
      isO(siteName) ? siteName.slice(1) : siteName,
    ),
  );
