import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/**
 * The two files every page paints with, for `<link rel="preload" as="font" type="font/woff2"
 * crossOrigin="anonymous">`. The addresses are the ones fonts.css refers to.
 */
export const PRELOADED_FONTS = [display, text] as const;
