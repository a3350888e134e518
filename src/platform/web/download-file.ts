/** Has the browser download what the page already holds. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun; the browser holds on to the file by itself.
  setTimeout(() => URL.revokeObjectURL(address));
}
