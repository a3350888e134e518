import { defineErrors } from '../../../../shared/errors.ts';

export const dataExportErrors = defineErrors({
  TOO_MANY_DATA_EXPORTS: {
    status: 429,
    title: 'Export not started',
    detail: 'You can make three exports a day. Try again tomorrow.',
  },
  DATA_EXPORT_LINK_EXPIRED: {
    status: 410,
    title: 'This link no longer works',
    detail: 'Links to an export work for 7 days. Make a new one.',
  },
});
