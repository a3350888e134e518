const ESCAPES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML holds it; characters XML forbids are left out. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- XML 1.0 allows only these three control characters
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[<>&"']/g, (character) => ESCAPES[character] ?? '')
  );
}

/** An element that holds text. */
export const xmlText = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** An element that holds elements. */
export const xmlElement = (name: string, ...children: string[]): string =>
  `<${name}>${children.join('')}</${name}>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
