export interface ReceivedMail {
  to: string;
  subject: string;
  /** Every header, by its name in lower case. */
  headers: Record<string, string>;
  /** The plain text part. */
  text: string;
  html: string;
  /** The first address in the text. */
  link: string;
}

/** Parses as much of an email as ours need. */
export function parseMail(source: string): ReceivedMail {
  const { headers, body } = splitPart(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1);
  const textOf = (type: string): string => {
    const part = parts.map((one) => splitPart(one.trimStart())).find((one) => isOfType(one, type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '') : '';
  };
  const text = textOf('text/plain');
  return {
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    headers: Object.fromEntries(headers),
    text,
    html: textOf('text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  };
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

const isOfType = ({ headers }: Part, type: string): boolean =>
  headers.get('content-type')?.startsWith(type) ?? false;

function splitPart(source: string): Part {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: text.slice(end + 2) };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
