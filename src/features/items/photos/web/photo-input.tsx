import type { Ref } from 'react';
import { takeFiles } from '../../../../platform/web/files/take-files.ts';
import { PHOTO_ACCEPT } from '../contract/photo-limits.ts';

interface PhotoInputProps {
  /** For the button that opens it. */
  ref: Ref<HTMLInputElement>;
  onAdd: (files: File[]) => void;
}

/** The invisible file input behind a button that adds photos. */
export function PhotoInput({ ref, onAdd }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={PHOTO_ACCEPT}
      aria-label="Choose photos"
      onChange={({ target }) => onAdd(takeFiles(target))}
    />
  );
}
