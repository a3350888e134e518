const KB = 1024;
const MB = KB * 1024;

/** Formats the size of a file, such as 482 KB or 3.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  const kb = Math.round(bytes / KB);
  if (kb < KB) return `${kb} KB`;
  return `${(bytes / MB).toFixed(1).replace('.0', '')} MB`;
}
