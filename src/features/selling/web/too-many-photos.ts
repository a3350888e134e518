import { toast } from '../../../platform/web/ui/toast.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { handOverPhotos } from '../../photos/web/photos.ts';

/** More photos than a listing can have may be of several items. */
export function tooManyPhotos(files: readonly File[], openPile: () => void): void {
  const { title, detail } = photoErrors.TOO_MANY_IMAGES;
  toast({
    tone: 'error',
    title,
    text: detail,
    action: {
      label: 'More than one item?',
      onSelect: () => {
        handOverPhotos(files);
        openPile();
      },
    },
  });
}
