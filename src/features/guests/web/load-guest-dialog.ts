import { lazy } from 'react';

/** Creates a guest, or lets one return. Loaded when it is first opened, to keep first views small. */
export const GuestDialog = lazy(() => import('./guest-dialog.tsx'));
