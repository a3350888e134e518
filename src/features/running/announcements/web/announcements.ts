import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';

/** The public API of announcements for the pages of the app. */

/** Loaded while there is a banner. */
export const BannerBar = lazyPart(() => import('./banner-bar.tsx'));
