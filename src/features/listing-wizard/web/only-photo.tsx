import { type PhotoUpload, PhotoTile, type usePhotoUploads } from '../../photos/web/photos.ts';

interface OnlyPhotoProps {
  upload: PhotoUpload;
  photos: Pick<ReturnType<typeof usePhotoUploads>, 'remove' | 'retry' | 'onRotate'>;
}

/** The one photo that the wizard takes, which cannot be moved. */
export function OnlyPhoto({ upload, photos }: OnlyPhotoProps) {
  return (
    <PhotoTile
      upload={upload}
      place={0}
      count={1}
      lifted={false}
      target={false}
      onRemove={() => photos.remove(upload.key)}
      onRetry={() => photos.retry(upload.key)}
      onRotate={() => photos.onRotate(upload.key)}
    />
  );
}
