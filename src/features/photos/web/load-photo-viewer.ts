import { lazy } from 'react';

/** Loads the viewer ahead of time, such as when somebody is about to press a photo. */
export const loadPhotoViewer = () => import('./photo-viewer.tsx');

/** One photo on the whole screen. It is loaded when it is first shown, so that no first view pays for it. */
export const PhotoViewer = lazy(loadPhotoViewer);
