/** The public API of announcements for the process and the composition. */
export { announceText, reloadBanners } from './change-announcements.ts';
export { BANNERS_RELOAD, type LiveBanners, startBanners } from './live-banners.ts';
