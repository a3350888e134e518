/** The public API of exports for the pages of other features. */
export { DownloadLink } from './download-link.tsx';
export { exportInWords } from './export-in-words.ts';
export { useDataExport } from './use-data-export.ts';
