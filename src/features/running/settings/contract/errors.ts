import { defineErrors } from '../../../../shared/errors.ts';

export const settingErrors = defineErrors({
  SETTING_REFUSED: {
    status: 422,
    title: 'Not saved',
    detail: 'Check the marked setting. The site stays as it is.',
  },
  SETTING_EDITED: {
    status: 409,
    title: 'Someone else edited this',
    detail: 'Choose which version to keep.',
  },
  DRAFTS_CHANGED: {
    status: 409,
    title: 'Not published',
    detail: 'Someone else edited or published settings. Review the changes, then publish.',
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    title: 'Link not found',
    detail: "This invitation link doesn't exist.",
  },
  CHANGE_NOT_FOUND: {
    status: 404,
    title: 'Change not found',
    detail: "This change isn't in the history.",
  },
});
