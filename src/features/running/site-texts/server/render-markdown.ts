import MarkdownIt from 'markdown-it';

/** Links to other protocols, such as `javascript:`, stay text. */
const SAFE_LINK = /^(?:https?:|mailto:|tel:|[^:]*(?:$|[/?#]))/i;

/**
 * HTML stays the text that was typed, and pictures become links. A test compares the output with a list of allowed
 * elements.
 */
const markdown = new MarkdownIt('commonmark', { html: false }).disable('image');
markdown.validateLink = (address) => SAFE_LINK.test(address);

/** Returns Markdown as HTML that is safe on our pages. Its highest heading is `h2`, because pages have a title. */
export const renderMarkdown = (text: string): string =>
  markdown
    .render(text)
    .trim()
    .replaceAll(/<(\/?)h1>/g, '<$1h2>');

/** Returns a text that Markdown shows as it is, within a line. */
export const escapeMarkdown = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>&#~|]/g, String.raw`\$&`);
