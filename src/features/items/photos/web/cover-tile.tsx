import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Photo } from '../contract/photo.ts';
import { PhotoPicture } from './photo-picture.tsx';

/** Shows the first photo of a listing, small beside its title. */
export function CoverTile({ cover }: { cover: Photo | null }) {
  return (
    <span className="grid size-13 flex-none place-items-center overflow-hidden rounded-md bg-surface-3 text-ink-3">
      {cover ? (
        <PhotoPicture photo={cover} sizes="52px" alt="" className="size-full bg-cover object-cover" />
      ) : (
        <Icon name="image-off" className="icon-sm" />
      )}
    </span>
  );
}
