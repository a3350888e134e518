import { crc32, deflateRawSync } from 'node:zlib';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Creates the beginning of a video in the container of MP4 and MOV. */
export const film = (brand: 'isom' | 'qt  ', bytes = 64): Buffer =>
  Buffer.concat([
    Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0${brand}`, 'latin1'),
    Buffer.from(`\0\0\0\x08mdat${'\x01\x02'.repeat(bytes / 2)}`, 'latin1'),
  ]);

export const WEBM = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581',
  'hex',
);

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MACROS = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';

const contentTypes = (type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${type}"/></Types>`;

/** Creates an Office document with further parts. */
export const officeFile = (
  kind: 'spreadsheet' | 'document' | 'macros',
  parts: Record<string, string> = {},
) => {
  const types = {
    spreadsheet: `${OFFICE}.spreadsheetml.sheet.main+xml`,
    document: `${OFFICE}.wordprocessingml.document.main+xml`,
    macros: MACROS,
  };
  return zip({ '[Content_Types].xml': contentTypes(types[kind]), 'main.xml': '<main/>', ...parts });
};

export const openDocument = (kind: 'spreadsheet' | 'text'): Buffer =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<content/>' });

/** Creates an archive with these files. The first one is stored uncompressed. */
export function zip(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let index = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content);
    const isPacked = directory.length > 0;
    const packed = isPacked ? deflateRawSync(raw) : raw;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isPacked ? 8 : 0, 4);
    head.writeUInt32LE(crc32(raw), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(raw.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(index, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), head, offset, Buffer.from(name)]));
    parts.push(local);
    index += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(index, 12);
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06'), end]);
}
