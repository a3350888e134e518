let handed: readonly File[] = [];

/** Passes files chosen on one page to the page that opens next. */
export function handOverPhotos(files: readonly File[]): void {
  handed = files;
}

/** Returns the files passed by the previous page, once. */
export function takeHandedPhotos(): readonly File[] {
  const photos = handed;
  handed = [];
  return photos;
}
