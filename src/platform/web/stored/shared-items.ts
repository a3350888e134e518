import { type OwnFiles, ownFiles } from './own-files.ts';
import { asRecord, VISITOR } from './own-store.ts';

/** What another app shared with this one. */
export interface SharedItems {
  words: string;
  photos: readonly File[];
}

const nameOf = (person: string): string => `shared:${person}`;

/** Stores what was shared until the page to sell takes it. The newest replaces an earlier one. */
export const storeShared = (
  person: string,
  shared: SharedItems,
  files: OwnFiles = ownFiles().open(),
): Promise<boolean> => files.save(nameOf(person), shared);

/** Returns what was shared, once: by this person, or before they signed in. */
export async function takeShared(
  person: string,
  files: OwnFiles = ownFiles().open(),
): Promise<SharedItems | null> {
  for (const owner of [person, VISITOR]) {
    const file = (await files.read(nameOf(owner))).find(([name]) => name === nameOf(owner));
    if (!file) continue;
    await files.remove(nameOf(owner));
    const { words, photos } = asRecord(file[1]);
    return {
      words: typeof words === 'string' ? words : '',
      photos: Array.isArray(photos) ? photos.filter((photo) => photo instanceof File) : [],
    };
  }
  return null;
}
