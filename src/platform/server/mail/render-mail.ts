import { createElement as h } from 'react';
import { brandHex, DEFAULT_HUES } from '../../../shared/brand-colors.ts';
import type { Config } from '../config.ts';
import { MailLayout } from './mail-layout.ts';
import type { MailPart } from './mail-parts.ts';

/** The content of an email, from which both HTML and plain text are rendered. */
export interface MailContent {
  subject: string;
  /** The text that inboxes show after the subject. */
  preview: string;
  /** Above everything, from edge to edge. */
  band?: MailPart;
  /** The content of the card, with one `heading`. */
  content: MailPart;
  /** Why the person gets it, unless the content says so. */
  footer?: MailPart;
}

/** What every email shows of the site. */
export type MailSite = Pick<Config, 'publicUrl' | 'siteName' | 'hues'>;

/** Renders an email. */
export async function renderMail(
  { subject, preview, band, content, footer }: MailContent,
  site: MailSite,
): Promise<{ html: string; text: string }> {
  // Loaded with the first email, to keep the server's start fast.
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(h(MailLayout, { title: subject, preview, band, footer, site }, content));
  return { html: inSiteColors(html, site.hues), text: `${toPlainText(html, TEXT)}\n\n${site.siteName}\n` };
}

/** Our two colors in the parts of mails become those of the site. */
function inSiteColors(html: string, hues: MailSite['hues']): string {
  const [ours, theirs] = [brandHex(DEFAULT_HUES), brandHex(hues)];
  return html.replaceAll(ours.main, theirs.main).replaceAll(ours.sell, theirs.sell);
}

/** The builder that html-to-text, which has no types, passes to text formatters. */
interface TextBuilder {
  addInline(text: string, options?: { noWordTransform: boolean }): void;
}
type Formatter = (
  element: { attribs: Record<string, string>; children: unknown[] },
  walk: (nodes: unknown[], builder: TextBuilder) => void,
  builder: TextBuilder,
) => void;

/** 'Open: https://…' */
const button: Formatter = ({ attribs, children }, walk, builder) => {
  walk(children, builder);
  builder.addInline(`: ${attribs.href}`, { noWordTransform: true });
};
/** 'Total: $17.99' */
const label: Formatter = ({ children }, walk, builder) => {
  walk(children, builder);
  builder.addInline(': ');
};

const TEXT = {
  preserveNewlines: true,
  formatters: { button, label },
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a.button', format: 'button' },
    { selector: 'div.line', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'tr', format: 'inline' },
    { selector: 'th', format: 'label' },
    { selector: 'td', format: 'inline' },
  ],
};
