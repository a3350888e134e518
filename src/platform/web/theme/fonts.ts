import display from './fonts/bricolage-grotesque-basic-800.woff2?url';
import text from './fonts/hanken-grotesk-basic-400-800.woff2?url';

/**
 * The two files that every page needs first. The addresses are those in fonts.css.
 */
export const PRELOADED_FONTS = [display, text] as const;
