/** Downloads data that the page already has. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun, and the browser keeps its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(address));
}
