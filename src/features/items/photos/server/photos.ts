/** The public API of photos for other features on the server. */
export { createCropSquare } from './crop-square.ts';
export { createDecoding, type Decoding } from './decoding.ts';
export { eraseSentPhotos } from './erase-photos.ts';
export { itemPicture, listedPicture, personPicture } from './mail-pictures.ts';
export { createPhotoFromAddress } from './photo-from-address.ts';
export { createReadPhoto, createReadUpload } from './read-photo.ts';
export {
  attachPhotos,
  type CropSquare,
  dropSentPhotos,
  exportedPhotos,
  fileKey,
  type PhotoFromAddress,
  photoIdsByListing,
  photoIdsOf,
  photoPresenter,
  photosById,
  photosOf,
  type PresentPhoto,
  type ReadPhoto,
  type ReadUpload,
  sendPhotos,
  storageKeyOf,
  type Uploader,
} from './stored-photos.ts';
export { createUploadPhoto } from './upload-photo.ts';
