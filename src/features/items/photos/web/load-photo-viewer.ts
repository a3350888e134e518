import { lazy } from 'react';

/** Preloads the viewer, for example when the pointer is over a photo. */
export const loadPhotoViewer = () => import('./photo-viewer.tsx');

/** Shows one photo in full screen. Loaded on first use, to keep initial pages small. */
export const PhotoViewer = lazy(loadPhotoViewer);
