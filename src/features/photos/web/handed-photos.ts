let handed: readonly File[] = [];

/** Keeps files that were chosen on one page for the page that is opened next. */
export function handOverPhotos(files: readonly File[]): void {
  handed = files;
}

/** The files that the page before handed over, once. */
export function takeHandedPhotos(): readonly File[] {
  const taken = handed;
  handed = [];
  return taken;
}
