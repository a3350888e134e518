/** The public API of photos for the pages of other features. */

export { photoKindIn, previewOf, refusalOf } from './check-photo.ts';
export { ChosenPhotos } from './chosen-photos.tsx';
export { CoverTile } from './cover-tile.tsx';
export { handOverPhotos, takeHandedPhotos } from './handed-photos.ts';
export { PhotoField } from './photo-field.tsx';
export { PhotoInput } from './photo-input.tsx';
export { PhotoPicture } from './photo-picture.tsx';
export {
  type EarlierUpload,
  type PhotoUpload,
  showTooManyPhotos,
  usePhotoUploads,
} from './use-photo-uploads.ts';
export { preparePhotoViewer, usePhotoViewer } from './use-photo-viewer.ts';
