import { ownFiles } from '../../../platform/web/own-files.ts';

/**
 * The photos of a pile on this device: the server keeps uploads that are on no listing for a day, and one that could
 * not be uploaded is sent again after a reload.
 */
export function pileFiles(owner: string) {
  const files = ownFiles().open();
  const start = `pile:${owner}:`;
  return {
    keep: (key: string, file: File) => void files.keep(start + key, file),
    remove: (key: string) => void files.remove(start + key),
    async read(): Promise<Map<string, File>> {
      const kept = await files.read(start);
      return new Map(
        kept.flatMap(([name, file]) => (file instanceof File ? [[name.slice(start.length), file]] : [])),
      );
    },
  };
}
