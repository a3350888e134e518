import { lazy } from 'react';

/** Preloads the viewer, such as when the pointer is over a photo. */
export const loadPhotoViewer = () => import('./photo-viewer.tsx');

/** One photo in full screen. Loaded when it is first opened, to keep first views small. */
export const PhotoViewer = lazy(loadPhotoViewer);
