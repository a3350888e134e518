import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';

export type DataExportServices = Pick<
  PlatformServices,
  'config' | 'db' | 'jobs' | 'live' | 'log' | 'mailer' | 'storage' | 'uploadFolder'
> & {
  /** The exports of all features. */
  exportPerson: readonly ExportPerson[];
};
