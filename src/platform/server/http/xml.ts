const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '"': '&quot;',
    "'": '&apos;',
  }),
);

/** Escapes text for XML, and removes characters that XML forbids. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- XML 1.0 allows only these three control characters
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[<>&"']/g, (character) => ESCAPES.get(character) ?? '')
  );
}

/** Formats an element with text. */
export const xmlText = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Formats an element with child elements. */
export const xmlElement = (name: string, ...children: string[]): string =>
  `<${name}>${children.join('')}</${name}>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
