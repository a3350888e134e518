import { lazy } from 'react';

/** Asks a seller who bought a listing. Loaded when it is opened, as few pages need it. */
export const SoldToDialog = lazy(() => import('./sold-to-dialog.tsx'));
