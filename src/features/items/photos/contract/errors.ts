import { defineErrors } from '../../../../shared/errors.ts';

export const photoErrors = defineErrors({
  TOO_MANY_IMAGES: {
    status: 422,
    title: 'Too many images',
    detail: 'You can only upload up to 5 images',
  },
  PHOTO_TOO_BIG: {
    status: 413,
    title: 'Image too large',
    detail: 'Each image can be up to 10 MB. Choose a smaller one.',
  },
  PHOTO_TOO_MANY_PIXELS: {
    status: 422,
    title: 'Image too large',
    detail: 'This image has more than 50 million pixels. Choose a smaller one.',
  },
  AVIF_TOO_MANY_PIXELS: {
    status: 422,
    title: 'Image too large',
    detail: 'This AVIF image has more than 24 million pixels. Choose a smaller one, or save it as JPEG.',
  },
  NOT_A_PHOTO: {
    status: 415,
    title: 'Not an image we can read',
    detail: 'Choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
  },
  PHOTO_DAMAGED: {
    status: 422,
    title: 'Image damaged',
    detail: 'This file is cut off or broken. Choose another one, or save it again.',
  },
  PHOTO_TOO_SLOW: {
    status: 422,
    title: 'Image too complex',
    detail: 'This image takes too long to open. Save it again as JPEG, or choose another one.',
  },
  PHOTO_GONE: {
    status: 422,
    title: 'Error posting listing',
    detail: 'A photo is missing. Remove it and add it again.',
  },
  ADDRESS_WITHOUT_PHOTO: {
    status: 422,
    title: 'No picture there',
    detail: "We couldn't get a picture from this address. Check it, or upload the picture instead.",
  },
  PHOTO_NOT_FOUND: {
    status: 404,
    title: 'Photo not found',
    detail: 'This photo is no longer there, or it is not yours.',
  },
  PHOTO_CHANGED: {
    status: 409,
    title: 'Photo not rotated',
    detail: 'It was changed a moment ago. Please try again.',
  },
  TOO_MANY_UPLOADS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many photos in a short time. Wait a moment and try again.',
  },
});

/** Why an uploaded file is refused as a picture. */
export const pictureErrors = [
  photoErrors.PHOTO_TOO_BIG,
  photoErrors.PHOTO_TOO_MANY_PIXELS,
  photoErrors.AVIF_TOO_MANY_PIXELS,
  photoErrors.NOT_A_PHOTO,
  photoErrors.PHOTO_DAMAGED,
  photoErrors.PHOTO_TOO_SLOW,
] as const;
