import { createElement as h } from 'react';
import { MailLayout } from './mail-layout.ts';
import type { MailPart } from './mail-parts.ts';

/** What a mail says; as HTML and as plain text it is made from the same parts. */
export interface MailContent {
  subject: string;
  /** What inboxes show after the subject. */
  preview: string;
  /** Above everything, from edge to edge. */
  band?: MailPart;
  /** What is in the card, one `heading` among it. */
  content: MailPart;
  /** Why the person gets it, where the content does not say so. */
  footer?: MailPart;
}

/** @param home Address of the site. */
export async function renderMail(
  { subject, preview, band, content, footer }: MailContent,
  home: string,
): Promise<{ html: string; text: string }> {
  // Loaded with the first mail: it costs the start of a server more than it is worth there.
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(h(MailLayout, { title: subject, preview, band, footer, home }, content));
  return { html, text: `${toPlainText(html, TEXT)}\n\nOffhand\n` };
}

/** What formatters of the text get from html-to-text, which comes without types. */
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
