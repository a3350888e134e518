import { toast } from '../../../platform/web/ui/toast.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { handOverPhotos } from '../../photos/web/photos.ts';

/** More photos than a listing can have may be of several items. */
export function tooManyPhotos(
  files: readonly File[],
  openPile: () => void,
  text: string = photoErrors.TOO_MANY_IMAGES.detail,
): void {
  toast({
    tone: 'error',
    title: photoErrors.TOO_MANY_IMAGES.title,
    text,
    action: {
      label: 'More than one item?',
      onSelect: () => {
        handOverPhotos(files);
        openPile();
      },
    },
  });
}
