import { defineErrors } from '../../../../shared/errors.ts';

export const siteTextErrors = defineErrors({
  SITE_TEXT_NOT_FOUND: {
    status: 404,
    title: 'Version not found',
    detail: 'This text has no such version. Open the current one.',
  },
});
