import { createElement as h } from 'react';
import type { MailPart } from './mail-parts.ts';
import { look } from './mail-style.ts';

/** `width` and `height` are exact CSS pixels, because some mail clients can't size images otherwise. */
export interface MailPicture {
  src: string;
  width: number;
  height: number;
}

/** Returns a picture of the site with an absolute address. */
export const mailPicture = (
  { path, width, height }: { path: string; width: number; height: number },
  publicUrl: string,
): MailPicture => ({ src: publicUrl + path, width, height });

/** A picture as wide as the card, with the email's main link. */
export const picture = (image: MailPicture, alt: string, href: string): MailPart =>
  h(
    'a',
    {
      href,
      'data-skip-in-text': true,
      ...look('quiet', { display: 'block', fontSize: 15, textAlign: 'center', textDecoration: 'none' }),
    },
    // Many mail clients show its background and alternative text until images are loaded.
    h('img', {
      ...image,
      alt,
      ...look('soft', { display: 'block', width: '100%', height: 'auto', border: 0 }),
    }),
  );

/**
 * A price tag as on the site, with a few words beside it. Omitted in plain text, which says the price
 * elsewhere.
 */
export const priceTag = (price: string, beside: MailPart, color: 'tag' | 'zest' = 'tag'): MailPart =>
  h(
    'div',
    { style: { margin: '18px 0 22px' } },
    h(
      'span',
      {
        'data-skip-in-text': true,
        ...look(color, {
          display: 'inline-block',
          padding: '9px 16px 9px 14px',
          border: '1px solid rgba(41,20,46,.12)',
          borderRadius: '22px 10px 10px 22px',
          fontSize: 24,
          lineHeight: '26px',
          letterSpacing: -0.5,
          fontWeight: 800,
        }),
      },
      h('span', { style: HOLE }),
      price,
    ),
    beside,
  );

/** The hole of a price tag. */
const HOLE = {
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 9,
  borderRadius: 5,
  backgroundColor: '#29142e',
  opacity: 0.28,
  verticalAlign: 4,
} as const;

/** Words beside a price. */
export const besidePrice = (words: string): MailPart =>
  h(
    'span',
    look('quiet', {
      display: 'inline-block',
      marginLeft: 14,
      fontSize: 15,
      lineHeight: '22px',
      verticalAlign: 4,
    }),
    words,
  );

/** A positive badge beside a price. */
export const goodBadge = (words: string): MailPart =>
  h(
    'span',
    look('good', {
      display: 'inline-block',
      marginLeft: 12,
      padding: '6px 11px',
      borderRadius: 8,
      fontSize: 13,
      lineHeight: '16px',
      fontWeight: 650,
      verticalAlign: 6,
    }),
    words,
  );

export interface MailRow {
  label: string;
  value: string;
  /** The total. */
  total?: true;
}

const CELL = { padding: '13px 0', fontSize: 15, lineHeight: '22px' } as const;

/**
 * Labels and values between lines; 'Label: value' in plain text. A long value takes space from its own label
 * only.
 */
export const rows = (all: readonly MailRow[]): MailPart =>
  h(
    'div',
    look('line', { borderBottomWidth: 1, borderBottomStyle: 'solid' }),
    ...all.map(({ label, value, total }) =>
      h(
        'table',
        {
          role: 'presentation',
          ...look('line', {
            width: '100%',
            borderCollapse: 'collapse',
            borderTopWidth: 1,
            borderTopStyle: 'solid',
          }),
        },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'th',
              { style: { ...CELL, fontWeight: total ? 650 : 400, textAlign: 'start' } },
              h('span', look(total ? 'ink' : 'quiet'), label),
            ),
            h('td', { style: { ...CELL, fontWeight: 650, textAlign: 'end' } }, h('span', look('ink'), value)),
          ),
        ),
      ),
    ),
  );

/** The person that the email is about. The picture is decorative. */
export const person = (name: string, about: string | null, avatar: MailPicture | null): MailPart =>
  h(
    'div',
    { style: { overflow: 'hidden', marginBottom: 18 } },
    avatar &&
      h('img', {
        ...avatar,
        alt: '',
        style: {
          float: 'left',
          width: avatar.width,
          height: avatar.height,
          borderRadius: 999,
          marginRight: 14,
        },
      }),
    h(
      'p',
      { dir: 'auto', ...look('ink', { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 650 }) },
      name,
    ),
    about !== null && h('p', look('quiet', { margin: 0, fontSize: 14, lineHeight: '22px' }), about),
  );

export interface MailListItem {
  name: string;
  about: string;
  href: string;
  /** Decorative, beside the name. */
  picture: MailPicture | null;
}

/** Several items between lines, each with its picture and link. */
export const itemList = (items: readonly MailListItem[]): MailPart =>
  h(
    'table',
    {
      role: 'presentation',
      ...look('line', {
        width: '100%',
        marginTop: 18,
        borderCollapse: 'collapse',
        borderBottomWidth: 1,
        borderBottomStyle: 'solid',
      }),
    },
    h('tbody', null, ...items.map(itemRow)),
  );

function itemRow({ name, about, href, picture: image }: MailListItem): MailPart {
  const line = {
    borderTopWidth: 1,
    borderTopStyle: 'solid',
    padding: '14px 0',
    verticalAlign: 'middle',
  } as const;
  return h(
    'tr',
    { className: 'item' },
    h(
      'td',
      look('line', { ...line, width: 128 }),
      image &&
        h(
          'a',
          { href, 'data-skip-in-text': true },
          h('img', {
            ...image,
            alt: '',
            ...look('soft', {
              display: 'block',
              width: image.width,
              height: image.height,
              borderRadius: 12,
              border: 0,
            }),
          }),
        ),
    ),
    h(
      'td',
      look('line', line),
      h(
        'p',
        { dir: 'auto', style: { margin: 0, fontSize: 17, lineHeight: '23px', fontWeight: 650 } },
        h('a', { href, ...look('ink', { textDecoration: 'none' }) }, name),
      ),
      h('p', look('quiet', { margin: '3px 0 0', fontSize: 15, lineHeight: '22px' }), about),
    ),
  );
}
