import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { PhotoUpload } from '../../../../items/photos/web/photos.ts';
import type { MeasuredPhoto } from './find-similar-item.ts';
import { measurePhoto } from './measure-photo.ts';
import type { Pile } from './pile.ts';
import { suggestItems } from './sort-pile.ts';

/** Sorts each new photo into an item once. Later changes by the person stay. */
export function useSuggestedItems(
  uploads: readonly PhotoUpload[],
  setPile: Dispatch<SetStateAction<Pile>>,
): { sorting: boolean; noteSorted: (keys: readonly string[]) => void } {
  const measuredKeys = useRef(new Set<string>());
  const sorted = useRef(new Set<string>());
  const measured = useRef(new Map<string, MeasuredPhoto>());
  const [running, setRunning] = useState(0);

  useEffect(() => {
    const added = uploads.flatMap(({ key, file }) =>
      file === null || measuredKeys.current.has(key) ? [] : [{ key, file }],
    );
    if (added.length === 0) return;
    for (const { key } of added) measuredKeys.current.add(key);
    setRunning((count) => count + 1);
    void Promise.all(added.map(({ key, file }) => measurePhoto(key, file))).then((photos) => {
      for (const photo of photos) measured.current.set(photo.key, photo);
      const keys = photos.map(({ key }) => key).filter((key) => !sorted.current.has(key));
      setPile((pile) => suggestItems(pile, keys, measured.current));
      setRunning((count) => count - 1);
    });
  }, [uploads, setPile]);

  return {
    sorting: running > 0,
    /** Restored photos stay in their items; new ones are compared with them. */
    noteSorted(keys) {
      for (const key of keys) sorted.current.add(key);
    },
  };
}
